package main

import (
	"fmt"
	"net/url"
	"os"
	"runtime"
	"sort"
	"strings"
	"time"
	_ "unsafe"

	"github.com/nats-io/nats-server/v2/server"
	_ "github.com/nats-io/nats.go/jetstream"
	natsgrammar "github.com/natsgrammar/natsgrammar/generated/go"
	"github.com/natsgrammar/natsgrammar/generated/go/byaddress"
	"github.com/natsgrammar/natsgrammar/generated/go/natsgo"
	"github.com/natsgrammar/natsgrammar/generated/go/natsserver"
	"github.com/natsgrammar/natsgrammar/generated/go/safe"
	"main/names"
)

//go:linkname validateStreamName github.com/nats-io/nats.go/jetstream.validateStreamName
func validateStreamName(string) error

//go:linkname keyValid github.com/nats-io/nats.go/jetstream.keyValid
func keyValid(string) bool

//go:linkname validateSubject github.com/nats-io/nats%2ego.validateSubject
func validateSubject(string) error

//go:linkname badSubject github.com/nats-io/nats%2ego.badSubject
func badSubject(string) bool

const rounds = 1000

type check func(a, b string) bool

func one(valid func(string) bool) check { return func(name, _ string) bool { return valid(name) } }

func accepts(fails func(string) error) check {
	return func(name, _ string) bool { return fails(name) == nil }
}

func rejects(fails func(string) error) check {
	return func(name, _ string) bool { return fails(name) != nil }
}

func converts(convert func(string) (string, error)) check {
	return func(text, _ string) bool { _, err := convert(text); return err == nil }
}

func compare(what string, checks ...check) {
	text, _ := os.ReadFile(what)
	var names [][2]string
	for _, line := range strings.Split(string(text), "\n") {
		a, b, _ := strings.Cut(line, "\t")
		names = append(names, [2]string{a, b})
	}
	fmt.Print(what)
	taken := make([][]float64, len(checks))
	for round := 0; round < rounds; round++ {
		for at, check := range checks {
			start := time.Now()
			for i := range names {
				if check != nil && !check(names[i][0], names[i][1]) {
					panic(what + names[i][0])
				}
			}
			taken[at] = append(taken[at], float64(time.Since(start).Nanoseconds())/float64(len(names)))
		}
	}
	for _, times := range taken {
		sort.Float64s(times)
		fmt.Printf("\t%.1f", times[rounds/10])
	}
	fmt.Println()
}

func memory() uint64 {
	var stats runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

func main() {
	before, start := memory(), time.Now()
	natsserver.NatsSchedule.IsValid("x")
	fmt.Printf("first use\t%d\n", time.Since(start).Nanoseconds())
	compare("stream name", one(natsgo.StreamName.IsValid), one(names.IsValidStreamName), accepts(validateStreamName))
	compare("key", one(natsgo.KVKeyName.IsValid), one(names.IsValidKVKeyName), one(keyValid))
	compare("subject to publish", one(natsgo.SubjectPublish.IsValid), one(names.IsValidSubjectPublish), accepts(validateSubject))
	compare("subject to subscribe", one(natsgo.SubjectSubscribe.IsValid), one(names.IsValidSubjectSubscribe),
		func(name, _ string) bool { return !badSubject(name) })
	compare("refused stream name", rejects(natsgo.StreamName.Check),
		func(name, _ string) bool { return names.StreamNameError(name) >= 0 }, rejects(validateStreamName))
	escape := func(text string) (string, error) { return url.PathEscape(text), nil }
	for _, kind := range []string{" plain", " with escapes"} {
		compare("encode"+kind, converts(safe.TokenCodec.Encode), nil, converts(escape))
		compare("decode"+kind, converts(safe.TokenCodec.Decode), nil, converts(url.PathUnescape))
	}
	compare("match", natsgrammar.Match, nil, server.SubjectMatchesFilter)
	compare("covers", natsgrammar.Covers, nil, func(a, b string) bool { return server.SubjectMatchesFilter(b, a) })
	compare("overlaps", natsgrammar.Overlaps, nil, server.SubjectsCollide)
	text, _ := os.ReadFile("addresses")
	for _, address := range strings.Split(string(text), "\n") {
		byaddress.Rule(address).IsValid("x")
	}
	fmt.Printf("memory\t%d\n", memory()-before)
}
