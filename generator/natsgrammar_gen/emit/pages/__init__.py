"""Reference pages, diagrams, and the data of the site."""
