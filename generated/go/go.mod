module natsgrammar

go 1.21
