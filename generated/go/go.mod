module github.com/natsgrammar/natsgrammar/generated/go

go 1.21
