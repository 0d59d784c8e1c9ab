"""Tables of one edition. Written by natsgrammar from its grammar; do not edit."""

# fmt: off
# ruff: noqa: E501
from . import ALL_CAUSES, USUAL, Automaton, CodecEntry, PartsEntry, RuleEntry

SPEC = "js-api"
EDITION = "2.15.2"
TITLE = "Subjects of NATS's own protocols, as nats-server 2.15.2 and its clients write them"
SOURCE = "nats-server 2.15.2 https://github.com/nats-io/nats-server/tree/v2.15.2/server; ADR-15, Subscribe Workflow https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-15.md; ADR-8, Key-Value Store https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-8.md; ADR-19, API prefixes for materialized JetStream views https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-19.md; ADR-20, Object Store https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-20.md; ADR-50, Batch Publishing https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-50.md; ADR-32, Service API https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-32.md"
CAUSES = ALL_CAUSES

# The automata, each under the name of the first rule that it decides.

_REQUEST: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,2,1,0,3,3,1,4,1,0,e,5,1,0,2,6,1,7,1,8,1,9,1,a,1,b,1,c,1,d,1,e,1,f,1,0,1,g,1,h,1,i,1,j,1,k,1,0,1,l,1,m,1,n,1,o,1,p,1,q,1,r,1,0,3,4,1,0,2,s,1,0,16lc,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,k,!l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,10,!11,12,13,14,15,!16,!17,!18,19,1a,1b,1c,!1d|<0:^+ <0:^f+ <0:^m+ <0:^3+ :+=^.-1^+-2=l :@^^+@^@= -3^^-1-3^-3^d+-4 <0:^6+ <2^e+-6^4== <0:^k+ <2^3+^a== <0:^e+ :^6+^++^7+^4+ <a <0:^8+^b-b <0:^j+ <5 <0:^i+ <0:^a+ :^n+ <8^8-e-d^4-c^^-b^4-a <0:^8+ <5 <0:^l+ <0:^b+ <0:^n+ <3  <7^8-f <e <s <d <3 <q <0:^p+ <4 <0:^o+  <h <0: <r <6 <9 <l :^h+. <k <j:^g+ <k <4 <4 <9 <b <2  <3   <a <0:^c+ <h <u <4:^a+ <0:^8++^4+^+3^+3^+ <3:^k+ <8 <c :^9+. <t <y <4 <b:^l+ <2 <t <2:^e+ <e <g <5:^o+ <6 <6 <1y <17 <w <k:^m. <2 <7 <5 <b <13 <a <5 <0:^g+ <1v <6 <j <10 <8 <7 <14 <5 <7 <0:s^9-b <4   <s <h <x <9 <9 :^a+ <e <6 <1c <a <4^a-2y <1c <2c <2 <a <5^a-1 <4 <1j <0:i^n-34 <b <e <c <w <18 <1d <3 <6  <16 <8 <17 <h <t <8 <17 <1i <9 <5 <e <0:+=^4-1=m <l <6 :j^o.-1o <7 <0:i^n-l <5 <3 <e:^9-2y <0:2^m-3v <4 <4^a-u <z <f <7 <n  <3 <2 <7 <16 <0:i^n-13 <c <6 <b <z <3 <4a <4m:^4. <5 <c <16 <w^6-1 <8 <8^a-10 <2:p^a+ <3^l-1c <0:^d+ <g <18 <1k ^n-g <0:^7+ <5 <i <25 <0:2^m-1p <3^a-o <5 <8^n-p <5^i-p <j:^^+^-2-1-2 <c ^n-2s <0:^s+ <r:^3. <8 <3o <b^a-3 <0:b^j-1h <s:4^4-1^-1 <5 <i <w <w^6-1 <w <4 <w <0:@==-w@=o :14-f^^.-f <4 <w <17 <17 <j:^4@ <4:^8+ <f <7 <n:^3-1n <3 <0:^r-17 <o <5 <2c <1t <x <34 <e <4 <p^6-1 <b <j <5 <m <22 <0:j^p-2n <e <0:k^o-3o <1h <i <20 <f <h <2 <g  <n <4 <c <k^6-1 <19 <3 <32 :j^o.-23 :^p.+ <l <5 <r <i <3^a-6 <e <0:6^6-2f <0:c^i-6g <i <1p <1t^4-1^-1 <1l+^3-1+-2 <c <e <23 <7g^3-2w <1r^3-a :-5^^.-5 <a <c^i-3n :m^h-1d. <8^q-2f|",
    "messages": (
        "`$`", "`J`", "`S`", "`.`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*` and `>`",
        "`A`", "`P`", "`I`", "`A`, `C`, `D`, `I`, `M` or `S`", "`C` or `P`", "`O`", "`N`", "`E`", "`E` or `T`", "`C`",
        "`R`", "`F`", "`T`", "`V`", "`U`", "end of name", "`M`", "`L` or `R`", "`G`", "`E` or `R`",
        "`C`, `D`, `I`, `L`, `M`, `N`, `P`, `R`, `S` or `U`", "`P` or `S`", "`D`", "`A` or `R`", "`E` or `I`",
        "`E` or `U`", "`C`, `D`, `I`, `L`, `M`, `N`, `P`, `R` or `U`", "`L`", "`A` or `E`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "`D` or `G`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`, or end of name",
        "`H`", "`B`", "any character except tab, line feed, form feed, carriage return, space and `.`", "`_`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`, or end of name",
        "`C` or `M`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`",
        "`X`", "`W`",
        "any character except tab, line feed, form feed, carriage return, space and `.`, or end of name",
    ),
    "pattern": "\\$JS\\.API\\.(?:INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE)|(?:STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++|CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++|CONSUMER\\.CREATE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?))?)|DIRECT\\.GET\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*))?)|ACCOUNT\\.PURGE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)|\\$JS\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.API\\.(?:INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE)|(?:STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++|CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++|CONSUMER\\.CREATE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)?))?)|DIRECT\\.GET\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*))?)|ACCOUNT\\.PURGE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++|ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)",
    "java": "\\A(?:\\$JS\\.API\\.(?:INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE)|(?:STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE)\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|CONSUMER\\.CREATE\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+|DIRECT\\.GET\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)?+|ACCOUNT\\.PURGE\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE)\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)|\\$JS\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.API\\.(?:INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE)|(?:STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE)\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|CONSUMER\\.CREATE\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|>[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)*+[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)?+)?+|DIRECT\\.GET\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)?+|ACCOUNT\\.PURGE\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE)\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$JS\\.API\\.(?:INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE)|(?:STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+|CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+|CONSUMER\\.CREATE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+(?:\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?)?|DIRECT\\.GET\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)?|ACCOUNT\\.PURGE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)|\\$JS\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.API\\.(?:INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE)|(?:STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+|CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+|CONSUMER\\.CREATE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+(?:\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)*[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)?)?|DIRECT\\.GET\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)?|ACCOUNT\\.PURGE\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+|ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+))$", "not": {"pattern": "\\n$"}},
}

_ACK: Automaton = {
    "automaton": "0,0,9,,2,0,1,1,1,,1,0,i,,1,0,3,2,1,0,5,1,1,0,3,3,1,4,1,5,a,0,4,1,1,0,2,6,1,7,1,8,1,7,6,9,1,a,1,7,7,b,1,7,7,0,1,4,1,0,4,7,q,0,16kl,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,!e,!f,g,!h|<0:^^+ <0:^9+ <0:^b+ <0:^3+ <0:^6+ <0:^8+ <0:^a+ <4 <0:+^-1^+-2=6 :@^@+-2@ ^4@= :+^-1..+ :.^. <4:^4. -4^-4-1^+ <3 <0:^5+ <3 <3 <c:^5@ <3 <3 <6 <3 <3 <6 <3 <3 <6 <3 <3 <6 <3 <3 <6 <3^3+^-q <t <6 <r^^-1^3-2 -2^4-2= <6 <s -4^-4^3-5 <0:^5@ <x^^-1^^-1 -1^4+-2 <5 -3^-3^3-4 <8  <d  <3  <3  <3  <3 :^3-1 <3 <3 <2 <2:f <k:^==^-1= :@^^-2@|",
    "messages": (
        "`$`", "`J`", "`S`", "`.`", "`A`", "`C`", "`K`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "0-9, A-Z or a-z",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`",
        "0-9", "0-9 or `.`", "0-9, or end of name", "0-9 or `.`, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "\\$JS\\.ACK\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.[0-9A-Za-z]{8}\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*))?)|[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++)",
    "java": "\\A(?:\\$JS\\.ACK\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[0-9A-Za-z]{8}\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)?+|[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++\\.[0-9]++))\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$JS\\.ACK\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.[0-9A-Za-z]{8}\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)?|[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+))$", "not": {"pattern": "\\n$"}},
}

_FLOW_CONTROL: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,,1,0,3,2,1,3,1,4,a,0,4,,1,0,2,4,2,5,1,4,2,6,1,4,3,7,1,4,8,8,1,4,7,0,1,3,1,0,4,4,q,0,16kl,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,!b,!c|<0:^+ <0:^7+ :^7.+ <0:^^+ <0:^6+ :^5+. <3 <0:+=^+-2=4 :@^+-2@ ^3@= :+^..+ :.. <4:^3. -4^-1^+ <3  <3 <2 :^4@ <3 <3( <2)9^^+^-k <o <l -2^3-2 <l :-3^-1 <6:8^^.|",
    "messages": (
        "`$`", "`J`", "`S`", "`.`", "`F`", "`C`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "0-9, A-Z or a-z",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`",
        "0-9, A-Z or a-z, or end of name",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`, or end of name",
    ),
    "pattern": "\\$JS\\.FC\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.[0-9A-Za-z]{8}\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[0-9A-Za-z]++|[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[0-9A-Za-z]++)",
    "java": "\\A(?:\\$JS\\.FC\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[0-9A-Za-z]{8}\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[0-9A-Za-z]++|[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[0-9A-Za-z]++))\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$JS\\.FC\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.[0-9A-Za-z]{8}\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[0-9A-Za-z]+|[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[0-9A-Za-z]+))$", "not": {"pattern": "\\n$"}},
}

_SNAPSHOT: Automaton = {
    "automaton": "0,0,9,,2,0,1,1,1,,1,0,i,,1,0,3,2,1,0,5,1,1,0,3,3,1,1,1,4,a,0,4,1,1,0,2,5,1,4,1,6,1,4,1,7,1,4,2,8,1,4,1,9,1,a,1,4,2,b,1,c,1,d,1,4,1,e,1,f,1,g,1,4,6,0,1,1,1,0,4,4,q,0,16kl,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,!i,j,!k|<0:^^+ <0:^9+ <0:^f+ <0:^3+ <2 <0:^b+ <0:^5+ <0:^d+ <4 <0:^8+ <0:^c+ <0:^g+ <9 <7:^e+ <0:^6+ :^6.+ <0:^a+ <9 <6 <8 :+^-1^-1=c <b <2:@^@+@ <0:^e+ :^4+=c <a^7-9 <2( )l<t: <s:^==^-1 :@^^-2@|",
    "messages": (
        "`$`", "`J`", "`S`", "`.`", "`N`", "`A`", "`P`", "`H`", "`O`", "`T`", "`A` or `R`", "`C`", "`E`", "`K`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`",
        "`R`", "0-9, A-Z or a-z", "`.`, or end of name",
        "any character except tab, line feed, carriage return, space and `.`",
        "any character except tab, line feed, carriage return and space, or end of name",
    ),
    "pattern": "\\$JS\\.SNAPSHOT\\.(?:ACK|RESTORE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[0-9A-Za-z]{22}(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*))?)",
    "java": "\\A(?:\\$JS\\.SNAPSHOT\\.(?:ACK|RESTORE)\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[0-9A-Za-z]{22}(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++(?:\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)*+)?+)\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$JS\\.SNAPSHOT\\.(?:ACK|RESTORE)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[0-9A-Za-z]{22}(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)*)?)$", "not": {"pattern": "\\n$"}},
}

_FAST_BATCH: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,2,1,0,3,3,1,0,1,4,1,5,1,6,1,7,1,6,1,8,5,0,4,2,1,0,7,9,1,0,2,a,1,0,n,b,1,0,4,c,1,0,2,d,1,0,1,e,1,f,1,0,2,g,1,0,16kw,,1kw,0|0,1,!2|<0:+=+^-2=c :@^=+@ <2-3^= <3^4-2 <3 <2-3^= ^^-2^^+^3-4 :1^^=++= <2^5-3^6+-7^^+ <2^3-4 <5:1^3-7^7+-a ^b==^+-b <3 <2^d+-d= <9:1^3+ <3 <5^e=-5-f <b^6+ <4^3-d <c ^4-2 <d^4+^+-j^4-g^3-f <3^3-3 <2^4-n-2==-k <a <5^4-k <4 <l^+^3-o <5^-1^3-o^^= <3 <6^3-q^5+-t <2 <2^9=+-v <8^4@ <a:^3-u <c^c==^^=|",
    "messages": (
        "any character except tab, line feed, form feed, carriage return, space and `.`",
        "any character except tab, line feed, form feed, carriage return and space",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
    ),
    "pattern": "(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.[1-9][0-9]{0,4}+\\.(?:ok|fail)\\.(?:1\\.[024]|(?:[1-9][0-9]++|[2-9])\\.[1-4])\\.\\$FI",
    "java": "\\A(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.[1-9][0-9]{0,4}+\\.(?:ok|fail)\\.(?:1\\.[0-4&&[^13]]|(?:[1-9][0-9]++|[2-9])\\.[1-4])\\.\\$FI)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.[1-9][0-9]{0,4}\\.(?:ok|fail)\\.(?:1\\.[024]|(?:[1-9][0-9]+|[2-9])\\.[1-4])\\.\\$FI)$", "not": {"pattern": "\\n$"}},
}

_ADVISORY: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,,1,0,3,2,1,,1,0,e,,1,0,2,3,1,4,1,5,1,6,1,7,1,8,1,9,1,a,1,b,1,c,1,d,1,e,1,f,1,g,1,h,1,i,1,j,1,k,1,l,1,m,1,n,1,o,1,0,1,p,1,q,1,0,2,,1,0,2,r,1,0,16lc,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,!k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,10,!11,12,!13,14|<0:^+ <0:^c+ <0:^l+ <0:^^+ <0:^7+ <0:^o+ <2 <0:^g+ <0:^m+ <6 :^^.+^b+ <0:^6+ <6 <8 <6 <0:^b+ <0:^k+ <f <3 <0:^h+ <0:^5+ <5 <d <0:^q+ <4 <3 <7 <a:^3+^++ <l <0:^i+ <4  <i:^7+ <g <g <7 :^f+. <g  <0:^n+ <f: <8 <0:^3+ <u <w <9 :^e+. <8 <e <5 <8 <2 <4 <8 <j <h <3 <2 <2 <8 <z    <c <8 <k <2:^f+^+ <2:^4+3^c+3^+ <j <1k <8 <d  <r <2 <7 <c <3  <6 <2 <s <1i <1o <0:^r+ <i:^4.^a+^^+^.. <b <i  <w <2 <b <r <7 <1s <1j <3 <0:9^6-6 <0:^d+ <n  <a  <7:^l+ <8:^b+ <q <p <2p <c <p <g <s <4 <0:4^7-1 <7 <f <q <z <1c <h  <t <a <0:^p+ <0:^9+ <k <k <h <b <9 <l <4 <2i <0:^a+ <i <6 <b <6 <17 :+=^-1=o <i  <7^7-1 <t <e  <8 <l <x <0:a^b-17 <2  <0:^8+ <i <9 <2 <5 <1w <2 <q <l:@^+@ <1e <0:7^m-e <8 <l <i:^m+ <3^7-1v <4 <w <f <3 <2 <8 <w <2 <4  <7 <15 <14^3-1 <0:w^a-19 <n <5 <a <2 :9^6-2c. <t <3 <16  <0: :^4+ <0:3^^-s <6 <21 <j <0:7^m-f <11:^^. <3 <5 :r^d-19. <k <4 <4 <17 <1z <n <4 <u <5 <h <44 <q <6 <4 <1b <8 <1y <4 <u <4:^k+ <8 <2i <c <8 <g <8^7-1c <q <1i <4^5-2y <0:7^m-1c <j <e   <0:6^g-2v <h <7^m-2k <w <f <34 <3 <0:d^5-2f <g <7^m-3o <0:v^9-o <0:6^g-2n <q <17 <q <0:4^7-5 ^7-1p <i <0:2^l-3s|",
    "messages": (
        "`$`", "`J`", "`S`", "`.`", "`E`", "`V`", "`N`", "`T`", "`A` or `M`", "`D`", "`I`", "`R`", "`O`", "`C`", "`Y`",
        "`A`, `C`, `D` or `S`", "`P`", "`E` or `T`", "`M`", "`U`", "`.`, or end of name", "`A`", "`L`",
        "`M`, `O` or `R`", "`B`, `C`, `D`, `L`, `Q`, `R`, `S` or `U`", "`_`", "`C`, `D`, `L`, `M`, `P`, `Q` or `U`",
        "`K`", "`A` or `S`", "`A` or `I`", "`X`", "`G`", "`H`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "`F`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`",
        "`N` or `T`", "end of name", "`B`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`, or end of name",
        "`O` or `R`",
    ),
    "pattern": "\\$JS\\.EVENT\\.(?:ADVISORY\\.(?:API\\.LIMIT_REACHED|API|DOMAIN\\.LEADER_ELECTED|SERVER\\.(?:OUT_OF_STORAGE|REMOVED|META_RESCUE)|STREAM\\.(?:CREATED|DELETED|UPDATED|SNAPSHOT_CREATE|SNAPSHOT_COMPLETE|RESTORE_CREATE|RESTORE_COMPLETE|LEADER_ELECTED|QUORUM_LOST|BATCH_ABANDONED)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++|CONSUMER\\.(?:MAX_DELIVERIES|MSG_NAKED|MSG_TERMINATED|CREATED|DELETED|PAUSE|PINNED|UNPINNED|LEADER_ELECTED|QUORUM_LOST)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)|METRIC\\.CONSUMER\\.ACK\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)",
    "java": "\\A(?:\\$JS\\.EVENT\\.(?:ADVISORY\\.(?:API\\.LIMIT_REACHED|API|DOMAIN\\.LEADER_ELECTED|SERVER\\.(?:OUT_OF_STORAGE|REMOVED|META_RESCUE)|STREAM\\.(?:CREATED|DELETED|UPDATED|SNAPSHOT_CREATE|SNAPSHOT_COMPLETE|RESTORE_CREATE|RESTORE_COMPLETE|LEADER_ELECTED|QUORUM_LOST|BATCH_ABANDONED)\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++|CONSUMER\\.(?:MAX_DELIVERIES|MSG_NAKED|MSG_TERMINATED|CREATED|DELETED|PAUSE|PINNED|UNPINNED|LEADER_ELECTED|QUORUM_LOST)\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)|METRIC\\.CONSUMER\\.ACK\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$JS\\.EVENT\\.(?:ADVISORY\\.(?:API\\.LIMIT_REACHED|API|DOMAIN\\.LEADER_ELECTED|SERVER\\.(?:OUT_OF_STORAGE|REMOVED|META_RESCUE)|STREAM\\.(?:CREATED|DELETED|UPDATED|SNAPSHOT_CREATE|SNAPSHOT_COMPLETE|RESTORE_CREATE|RESTORE_COMPLETE|LEADER_ELECTED|QUORUM_LOST|BATCH_ABANDONED)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+|CONSUMER\\.(?:MAX_DELIVERIES|MSG_NAKED|MSG_TERMINATED|CREATED|DELETED|PAUSE|PINNED|UNPINNED|LEADER_ELECTED|QUORUM_LOST)\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+)|METRIC\\.CONSUMER\\.ACK\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+))$", "not": {"pattern": "\\n$"}},
}

_KEY_VALUE: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,2,1,0,3,3,1,4,1,0,e,2,1,0,2,5,1,0,7,6,1,7,1,8,1,0,4,9,1,0,2,a,1,0,2,b,1,0,5,4,1,0,16lf,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,!c,d,e|<0:^+ <0:^7++ <0:^a+ :^a.+ <0:^3+  <0:+=^^-1=7 :^4.-1 :@^^+@= :^4.@ <0:^5+ <5:^^+^-2 <0:^9+ <5:^^=-5 <3-3^= <0:^6+ <b <h <0:^8-g|",
    "messages": (
        "`$`", "`J` or `K`", "`S`", "`V`", "`.`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`",
        "`A`", "any character except tab, line feed, form feed, carriage return, space and `.`", "`P`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "`I`", "`K`",
    ),
    "pattern": "(?>(?:\\$JS\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.API\\.)?)\\$KV\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*)",
    "java": "\\A(?:(?:\\$JS\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.API\\.)?+\\$KV\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)(?:\\.(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++))*+)\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:\\$JS\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.API\\.)?\\$KV\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+))*)$", "not": {"pattern": "\\n$"}},
}

_OBJECT: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,,1,0,2,2,1,3,1,4,1,5,1,6,3,5,1,6,3,5,1,6,1,0,3,7,1,,1,0,2,8,1,6,1,9,1,6,1,5,1,6,3,a,1,b,1,6,2,c,1,6,1,d,1,e,1,f,1,6,1,g,1,6,1,5,1,6,3,5,1,6,1,0,1,4,1,0,2,2,1,0,1,6,2,5,1,6,3,f,1,6,3,5,1,6,3,5,1,6,3,5,1,6,3,f,1,6,3,0,16kl,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,!h,!i|<0:^+ <0:^b+^+ <0:^g+ <0:^3+  :+==.^-1=b :^4-1= :@^^+.@ :^4@= <0:^9+^^+ <0:^8+ <7  <0:^e+ <6:.5+^.-1 :^^+^^-1^^-1 <0:^a+ <3^8-1 <3^5-1^^+-2^5-1-2 <7 <3^8-1 <3^5+-2^-1-2-1-2-1-2^-1-2 :^^-2^^-1^+ <n <4^8-1 <a^5-1^^-1 :e^^-1^4+ <0:^7-1 <0:^d-t <5^8-1 <f:^^-f <0: <3^8-1( ^8-1)f ^5-i^^-i|",
    "messages": (
        "`$`", "`J` or `O`", "`S`", "`.`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `/`, `>` and `\\`",
        "any character except tab, line feed, form feed, carriage return, space, `*` and `>`",
        "`C` or `M`", "`A`", "`P`", "0-9, A-Z or a-z", "0-9, A-Z, a-z, `-` or `_`", "`I`",
        "0-9, A-Z, a-z, `-`, `=` or `_`", "`=`", "`O`", "0-9, A-Z, a-z, `-` or `_`, or end of name", "end of name",
    ),
    "pattern": "(?>(?:\\$JS\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.API\\.)?)\\$O\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++\\.(?:C\\.[0-9A-Za-z]{22}|M\\.(?:(?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=))",
    "java": "\\A(?:(?:\\$JS\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.API\\.)?+\\$O\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*./>\\\\]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.(?:C\\.[0-9A-Za-z]{22}|M\\.(?:(?:[\\-0-9A-Z_a-z]{4})++(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?+|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)))\\z",
    "schema": {"type": "string", "pattern": "^(?:(?:\\$JS\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.API\\.)?\\$O\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-0-=?-\\[\\]-\ud7ff\ue000-\U0010ffff]+\\.(?:C\\.[0-9A-Za-z]{22}|M\\.(?:(?:[\\-0-9A-Z_a-z]{4})+(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)))$", "not": {"pattern": "\\n$"}},
}

_SERVICE: Automaton = {
    "automaton": "0,,10,0,1,,8,1,1,2,1,,1,1,a,,7,3,1,1,4,4,1,5,1,1,1,6,1,1,4,7,1,8,1,9,1,1,1,a,1,b,1,c,1,1,1,d,1,1,4,,4,1,1,,1,1,q,|0,1,2,3,4,5,6,7,8,9,a,b,c,!d,e,!f,!g|<0:+ :.^a+ :^a+. <0:^d+ <0:^^+ <4:^6+^^+ <0:^7+ :^6+. <0:^c+ <0:^4+ <4 <0:^3+ <0:^8+ <0:^5-1 <6 <b: <0:1^b-3 :^+^-1=a :^@+@ <2^3-1 :^@^@|",
    "messages": (
        "`$`", "`S`", "`R`", "`V`", "`.`", "`I`, `P` or `S`", "`N`", "`I`", "`T`", "`F`", "`A`", "`O`", "`G`",
        "`.`, or end of name", "0-9, A-Z, a-z, `-` or `_`", "0-9, A-Z, a-z, `-`, `.` or `_`, or end of name",
        "0-9, A-Z, a-z, `-` or `_`, or end of name",
    ),
    "pattern": "\\$SRV\\.(?:PING|STATS|INFO)(?>(?:\\.[\\-0-9A-Z_a-z]++(?>(?:\\.[\\-0-9A-Z_a-z]++)?))?)",
    "java": "\\A(?:\\$SRV\\.(?:PING|STATS|INFO)(?:\\.[\\-0-9A-Z_a-z]++(?:\\.[\\-0-9A-Z_a-z]++)?+)?+)\\z",
    "schema": {
        "type": "string",
        "pattern": "^(?:\\$SRV\\.(?:PING|STATS|INFO)(?:\\.[\\-0-9A-Z_a-z]+(?:\\.[\\-0-9A-Z_a-z]+)?)?)$",
        "not": {"pattern": "\\n$"},
    },
}

_SYSTEM_REQUEST: Automaton = {
    "automaton": "0,0,9,,2,0,1,,2,0,i,,1,0,3,1,1,0,5,2,1,0,3,3,1,0,3,4,6,0,6,2,1,0,2,5,1,6,1,7,1,8,1,9,1,a,1,b,1,c,1,d,1,e,1,f,1,g,1,h,1,i,1,j,1,k,1,l,1,m,1,n,1,o,1,p,1,q,1,r,1,s,1,t,1,u,1,0,16lh,,1kw,0|0,1,2,3,4,5,6,7,8,9,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,!s,t,u,v,w,x,!y,!z,10,11,12,!13,14,15,16,17,18,19,1a,1b,1c,1d|<0:^+ <0:^n+ <0:^t+ <2 <0:^3+ <0:^m+ <0:^9+ <0:^l+ <4 <6:^5+^+^h+ <0:^7+ <0:^g+ <6 <a <4 <0:^5+ <b <5 <0:^j+ <0:^d+ <0:^q+ <5 <0:^p+ <0:^h+ <7 <h <0:^i+ <e <7 :+=+^-2=8+-3=g <0:^o+ <6  :@==^@=q :h-7^^.-7 :j^3-1^e+-8 <4 <f:^8+^7+^3+ <c:^k+ <k <5^a+-h^6== <6:+^..-1^e-2 <i <4 <t <0:^k+ <d:.4+ <4 <m <e^i=+-r <h:^^. -b^^-1-b^i+-c <15 <q <14 :^7.+ <a <9 <0:^a+ <p:^3-u <6:^d-m+^+^6+ <a^n==+-o <k <x <0:^f-1 <0:a^5-2 <a <0:^b+ <0:b^j-3 <h:^j+ <h <9 <9:^p+ <c^6+-z^h== <b <0: <a <15: <y <m <0:^u-f <3  :^5.-m <x <0:5^9-i <a <26:^9+^+3-u^-t^3+^+^^.+ <15 <a <0:r^a-q <0:i^o-q <8:^n== <7 <14 <25 <0:^s+ <f <r <1i:^8-w <20 <4:^j+ <u^p-y <6 <29 <p:^n-18 <d <d <j <1s <10 <8 <2x <i <0:r^a-10 <2l <5 <0:4^m-1d <1c <d <7 :g^i-1g. <0:d^q-t <p <20 <a <1w <h ^o-1v <2l <b <6 <0:^r+ <6 <b <1b <2^9-1s <d:^p-2s <8 <0:g^i-1j <o <0:^c-1v <b <0:9^g-c <o <7 <0:2^t-1y <0:5^9-28 <4 <4 <0:u^f+ <2 <a <2 <0:n^k-29 <2( )15<1v <23:^5-2w^-2v^-2u^-2t-2s-2r-3k++^3-2s^+-2r <0:c^d-43 <0:^8+-3d <1u:^5-2g^d-2g <0:f^h-3k <26 <1j <1s <0:q^8-3n|",
    "messages": (
        "`$`", "`S`", "`Y`", "`.`", "`R`", "`E`", "`Q`", "`A`, `C`, `S` or `U`", "`C`", "`L`", "`A`", "`O`", "`I`",
        "`V`", "`U`", "`M`", "`N`", "any character except tab, line feed, form feed, carriage return, space and `.`",
        "`T`", "any character except tab, line feed, form feed, carriage return and space", "`D`, `L`, `P` or `U`",
        "`N` or `P`",
        "any character except tab, line feed, form feed, carriage return, space, `*`, `.` and `>`",
        "`P`", "2-7 or A-Z",
        "any character except tab, line feed, form feed, carriage return, space, `*` and `>`",
        "`D`", "`F`",
        "any character except tab, line feed, form feed, carriage return and space, or end of name",
        "`C`, `I`, `J`, `L` or `S`", "`K`", "`G`", "`L` or `O`", "`T` or `U`", "end of name", "`.`, or end of name",
        "`Z`", "`B`", "G-J, `A`, `C`, `E`, `L`, `P`, `R`, `S` or `V`",
        "any character except tab, line feed, form feed, carriage return, space, `*` and `>`, or end of name",
        "`X`", "`D` or `P`", "`A` or `O`", "`S` or `Z`", "`W`", "`L` or `U`", "`H`",
        "G-L, `A`, `C`, `E`, `P`, `R`, `S` or `V`", "`D` or `E`", "`A`, `E` or `O`",
    ),
    "pattern": "\\$SYS\\.REQ\\.(?:SERVER\\.(?:N[2-7A-Z]{55}\\.(?:IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ|KICK|LDM|RELOAD)|PING(?>(?:\\.(?:IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ))?))|ACCOUNT\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++\\.(?:SUBSZ|CONNZ|LEAFZ|JSZ|INFO|STATZ|CONNS|CLAIMS\\.LOOKUP|CLAIMS\\.UPDATE)|ACCOUNT\\.NSUBS|CLAIMS\\.(?:PACK|LIST|UPDATE|DELETE)|USER\\.(?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)?)INFO)",
    "java": "\\A(?:\\$SYS\\.REQ\\.(?:SERVER\\.(?:N[2-7A-Z]{55}\\.(?:IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ|KICK|LDM|RELOAD)|PING(?:\\.(?:IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ))?+)|ACCOUNT\\.[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++\\.(?:SUBSZ|CONNZ|LEAFZ|JSZ|INFO|STATZ|CONNS|CLAIMS\\.LOOKUP|CLAIMS\\.UPDATE)|ACCOUNT\\.NSUBS|CLAIMS\\.(?:PACK|LIST|UPDATE|DELETE)|USER\\.(?:(?:[[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}*.>]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]*+|[*>][[\\x{0}-\\x{7f}&&[^\\x{9}\\x{a}\\x{c}\\x{d}\\x{20}.]][\\x{80}-\\x{d7ff}\\x{e000}-\\x{10ffff}]]++)\\.)?+INFO))\\z",
    "schema": {"type": "string", "pattern": "^(?:\\$SYS\\.REQ\\.(?:SERVER\\.(?:N[2-7A-Z]{55}\\.(?:IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ|KICK|LDM|RELOAD)|PING(?:\\.(?:IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ))?)|ACCOUNT\\.[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff]+\\.(?:SUBSZ|CONNZ|LEAFZ|JSZ|INFO|STATZ|CONNS|CLAIMS\\.LOOKUP|CLAIMS\\.UPDATE)|ACCOUNT\\.NSUBS|CLAIMS\\.(?:PACK|LIST|UPDATE|DELETE)|USER\\.(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\)+-\\-\\/-=?-\ud7ff\ue000-\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]*|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-\\/-\ud7ff\ue000-\U0010ffff]+)\\.)?INFO))$", "not": {"pattern": "\\n$"}},
}

RULES: dict[str, RuleEntry] = {
    "request": {**USUAL, **_REQUEST,
        "causes": (66, 0, 1, 20, 14, 15, 2, 21, 4, 24, 29, 22, 25, 67, 7, 8, 9, 12, 11),
        "section": "server/jetstream_api.go:38, jsAllAPI and what follows",
        "good": (
            "$JS.API.INFO", "$JS.API.STREAM.NAMES", "$JS.API.STREAM.INFO.ORDERS", "$JS.hub.API.STREAM.INFO.ORDERS",
            "$JS.API.API.INFO", "$JS.API.CONSUMER.CREATE.ORDERS", "$JS.API.CONSUMER.CREATE.ORDERS.c1.orders.*.eu.>",
            "$JS.API.DIRECT.GET.KV_a.$KV.a.x",
        ),
        "bad": (
            ("", 0), ("$JS.API", 7), ("$JS.API.STREAM.INFO", 19), ("$JS.API.STREAM.INFO.*", 20),
            ("$JS.API.STREAM.INFO.A.B", 21), ("$JS.API.STREAM.INFOS.A", 19), ("$JS.API.stream.info.A", 8),
            ("$JS.API.CONSUMER.INFO.A", 23), ("$JS.API.CONSUMER.CREATE.A.c.a..b", 30), ("$JS.API.DIRECT.GET.A.a.*", 24),
            ("$JS.a.b.API.INFO", 6), ("JS.API.INFO", 0),
        ),
    },
    "ack": {**USUAL, **_ACK,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "ADR-15, JSAck; server/consumer.go:6266, ackReplyInfo",
        "production": "$JS.ACK.<stream name>.<consumer name>.<num delivered>.<stream sequence>.<consumer sequence>.<timestamp>.<num pending>",
        "good": (
            "$JS.ACK.ORDERS.c1.1.5.3.1626818873482533000.0", "$JS.ACK._.Ab3dE6gH.ORDERS.c1.1.5.3.1626818873482533000.0",
        ),
        "bad": (
            ("", 0), ("$JS.ACK.ORDERS.c1.1.5.3.77", 26), ("$JS.ACK.ORDERS.c1.x.5.3.77.0", 18),
            ("$JS.ACK.ORDERS.c1.1.5.3.77.0.x", 28),
        ),
    },
    "flow-control": {**USUAL, **_FLOW_CONTROL,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 7, 8, 9, 12, 11),
        "section": "server/jetstream_api.go:266, jsFlowControl and jsFlowControlV2",
        "good": ("$JS.FC.ORDERS.c1.a9Zx", "$JS.FC.hub.Ab3dE6gH.ORDERS.c1.a9Zx"),
        "bad": (("", 0), ("$JS.FC.ORDERS.c1", 16), ("$JS.FC.hub.x.ORDERS.c1.a9Zx", 19)),
    },
    "snapshot": {**USUAL, **_SNAPSHOT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 29, 22, 25, 7, 8, 9, 12, 11),
        "section": "server/jetstream_api.go:171, jsSnapshotAckT and jsRestoreDeliverT",
        "good": (
            "$JS.SNAPSHOT.ACK.ORDERS.0123456789abcdefABCDEF", "$JS.SNAPSHOT.ACK.ORDERS.0123456789abcdefABCDEF.100.1",
        ),
        "bad": (("", 0), ("$JS.SNAPSHOT.ACK.A.0123", 23)),
    },
    "fast-batch": {**USUAL, **_FAST_BATCH,
        "backtrack_free": False, "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 67, 12),
        "section": "ADR-50, Client Design; server/stream.go:5929, getFastBatch",
        "production": "<prefix>.<uuid>.<initial flow>.<gap 'ok' or 'fail'>.<batch seq>.<operation>.$FI",
        "good": (
            "_INBOX.abc.u1.10.ok.1.0.$FI", "_INBOX.abc.u1.10.fail.17.1.$FI", "r.u1.100.ok.1.2.$FI",
            "r.u1.100.ok.18.4.$FI",
        ),
        "bad": (("", 0), ("_INBOX.abc.u1.10.ok.1.0", 23), ("r.u1.10.ok.2.0.$FI", 18), ("r.u1.10.ok.1.3.$FI", 18)),
    },
    "advisory": {**USUAL, **_ADVISORY,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 7, 8, 9, 12, 11),
        "section": "server/jetstream_api.go:272, JSAdvisoryPrefix and what follows",
        "good": ("$JS.EVENT.ADVISORY.API", "$JS.EVENT.ADVISORY.STREAM.CREATED.ORDERS"),
        "bad": (("", 0), ("$JS.EVENT.ADVISORY.STREAM.CREATED", 33), ("$JS.EVENT.ADVISORY.STREAM.MADE.A", 26)),
    },
    "key-value": {**USUAL, **_KEY_VALUE,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 29, 22, 25, 67, 7, 8, 9, 12, 11),
        "section": "ADR-8, Buckets; ADR-19", "production": "$KV.<bucket>.<key>",
        "good": ("$KV.config.a", "$KV.config.orders.2023.x", "$JS.hub.API.$KV.config.a"),
        "bad": (("", 0), ("$KV.config", 10), ("$KV.config.a..b", 13), ("$KV.config.>", 12)),
    },
    "object": {**USUAL, **_OBJECT,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 6, 7, 8, 9, 12, 11),
        "section": "ADR-20, Stream Configuration and Subject Templates",
        "production": "$O.<bucket>.C.<object-nuid> / $O.<bucket>.M.<name-encoded>",
        "good": ("$O.images.C.0123456789abcdefABCDEF", "$O.images.M.cmVwb3J0LnBkZg=="),
        "bad": (
            ("", 0), ("$O.images.C", 11), ("$O.images.X.a", 10), ("$O.images.M.report.pdf", 18), ("$O.images.M.YQ", 14),
        ),
    },
    "service": {**USUAL, **_SERVICE,
        "causes": (0, 1, 13, 14, 15, 2, 3, 4, 6, 7, 8, 9, 10, 12, 11), "section": "ADR-32, Discovery and Status",
        "production": "$SRV.PING|STATS|INFO / $SRV.PING|STATS|INFO.<name> / $SRV.PING|STATS|INFO.<name>.<id>",
        "good": ("$SRV.PING", "$SRV.STATS.orders", "$SRV.INFO.orders.Kx3"),
        "bad": (("", 0), ("$SRV", 4), ("$SRV.ping", 5), ("$SRV.PING.a.b.c", 13)),
    },
    "system-request": {**USUAL, **_SYSTEM_REQUEST,
        "causes": (0, 1, 20, 14, 15, 2, 21, 4, 24, 29, 22, 25, 67, 7, 8, 9, 12, 11),
        "section": "server/events.go:45, accLookupReqSubj and what follows; server/events.go:1271, initEventTracking",
        "production": "$SYS.REQ.SERVER.<id>.<verb> / $SYS.REQ.SERVER.PING[.<verb>] / $SYS.REQ.ACCOUNT.<account>.<verb> / $SYS.REQ.USER.INFO",
        "good": (
            "$SYS.REQ.SERVER.PING", "$SYS.REQ.SERVER.PING.JSZ", "$SYS.REQ.ACCOUNT.A.CONNZ",
            "$SYS.REQ.ACCOUNT.PING.STATZ", "$SYS.REQ.ACCOUNT.NSUBS", "$SYS.REQ.CLAIMS.LIST", "$SYS.REQ.USER.INFO",
            "$SYS.REQ.USER.jo.INFO",
        ),
        "bad": (
            ("", 0), ("$SYS.REQ.SERVER.PING.KICK", 21), ("$SYS.REQ.SERVER.NABC.VARZ", 20),
            ("$SYS.REQ.ACCOUNT.A.VARZ", 19),
        ),
    },
}

PARTS: dict[str, PartsEntry] = {
    "request": {
        "splitter": "\\$JS\\.API\\.(?:(INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE))|(STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)|(CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)|(CONSUMER\\.CREATE)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.((?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))?))?)|(DIRECT\\.GET)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.((?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*)))?)|(ACCOUNT\\.PURGE)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)|(ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++))|\\$JS\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.API\\.(?:(INFO|STREAM\\.(?:NAMES|LIST)|META\\.(?:LEADER\\.STEPDOWN|RESCUE)|SERVER\\.(?:REMOVE|EVACUATE))|(STREAM\\.(?:CREATE|UPDATE|INFO|DELETE|PURGE|SNAPSHOT|RESTORE|CANCEL_MOVE|MSG\\.DELETE|MSG\\.GET|PEER\\.REMOVE|PEER\\.EVACUATE|LEADER\\.STEPDOWN)|CONSUMER\\.(?:NAMES|LIST))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)|(CONSUMER\\.(?:DURABLE\\.CREATE|INFO|DELETE|PAUSE|RESET|UNPIN|MSG\\.NEXT|LEADER\\.STEPDOWN|PEER\\.REMOVE|PEER\\.EVACUATE))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)|(CONSUMER\\.CREATE)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.((?>(?:(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|>[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)*)[\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))?))?)|(DIRECT\\.GET)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.((?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*)))?)|(ACCOUNT\\.PURGE)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)|(ACCOUNT\\.STREAM\\.(?:MOVE|CANCEL_MOVE))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++))",
        "groups": (
            "verb", "verb", "stream", "verb", "stream", "consumer", "verb", "stream", "consumer", "filter", "verb",
            "stream", "subject", "verb", "account", "verb", "account", "stream", "domain", "verb", "verb", "stream",
            "verb", "stream", "consumer", "verb", "stream", "consumer", "filter", "verb", "stream", "subject", "verb",
            "account", "verb", "account", "stream",
        ),
        "forms": (
            (("$JS.API.", ""), ("verb",)), (("$JS.API.", ".", ""), ("verb", "stream")),
            (("$JS.API.", ".", ".", ""), ("verb", "stream", "consumer")),
            (("$JS.API.", ".", ".", ".", ""), ("verb", "stream", "consumer", "filter")),
            (("$JS.API.", ".", ".", ""), ("verb", "stream", "subject")), (("$JS.API.", ".", ""), ("verb", "account")),
            (("$JS.API.", ".", ".", ""), ("verb", "account", "stream")), (("$JS.", ".API.", ""), ("domain", "verb")),
            (("$JS.", ".API.", ".", ""), ("domain", "verb", "stream")),
            (("$JS.", ".API.", ".", ".", ""), ("domain", "verb", "stream", "consumer")),
            (("$JS.", ".API.", ".", ".", ".", ""), ("domain", "verb", "stream", "consumer", "filter")),
            (("$JS.", ".API.", ".", ".", ""), ("domain", "verb", "stream", "subject")),
            (("$JS.", ".API.", ".", ""), ("domain", "verb", "account")),
            (("$JS.", ".API.", ".", ".", ""), ("domain", "verb", "account", "stream")),
        ),
    },
    "ack": {
        "splitter": "\\$JS\\.ACK\\.(?:([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.([0-9A-Za-z]{8})\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([0-9]++)\\.([0-9]++)\\.([0-9]++)\\.([0-9]++)\\.([0-9]++)(?>(?:\\.([\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)))?)|([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([0-9]++)\\.([0-9]++)\\.([0-9]++)\\.([0-9]++)\\.([0-9]++))",
        "groups": (
            "domain", "account_hash", "stream", "consumer", "delivered", "stream_seq", "consumer_seq", "timestamp",
            "pending", "more", "stream", "consumer", "delivered", "stream_seq", "consumer_seq", "timestamp", "pending",
        ),
        "forms": (
            (
                ("$JS.ACK.", ".", ".", ".", ".", ".", ".", ".", ".", ""),
                (
                    "domain", "account_hash", "stream", "consumer", "delivered", "stream_seq", "consumer_seq",
                    "timestamp", "pending",
                ),
            ),
            (
                ("$JS.ACK.", ".", ".", ".", ".", ".", ".", ".", ".", ".", ""),
                (
                    "domain", "account_hash", "stream", "consumer", "delivered", "stream_seq", "consumer_seq",
                    "timestamp", "pending", "more",
                ),
            ),
            (
                ("$JS.ACK.", ".", ".", ".", ".", ".", ".", ""),
                ("stream", "consumer", "delivered", "stream_seq", "consumer_seq", "timestamp", "pending"),
            ),
        ),
    },
    "flow-control": {
        "splitter": "\\$JS\\.FC\\.(?:([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.([0-9A-Za-z]{8})\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([0-9A-Za-z]++)|([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([0-9A-Za-z]++))",
        "groups": ("domain", "account_hash", "stream", "consumer", "token", "stream", "consumer", "token"),
        "forms": (
            (("$JS.FC.", ".", ".", ".", ".", ""), ("domain", "account_hash", "stream", "consumer", "token")),
            (("$JS.FC.", ".", ".", ""), ("stream", "consumer", "token")),
        ),
    },
    "snapshot": {
        "splitter": "\\$JS\\.SNAPSHOT\\.(ACK|RESTORE)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([0-9A-Za-z]{22})(?>(?:\\.([\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++(?>(?:\\.[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)*)))?)",
        "groups": ("kind", "stream", "id", "more"),
        "forms": (
            (("$JS.SNAPSHOT.", ".", ".", ""), ("kind", "stream", "id")),
            (("$JS.SNAPSHOT.", ".", ".", ".", ""), ("kind", "stream", "id", "more")),
        ),
    },
    "fast-batch": {
        "splitter": None, "groups": ("prefix", "batch", "flow", "gap", "batch_seq", "operation"),
        "forms": (
            (("", ".", ".", ".", ".", ".", ".$FI"), ("prefix", "batch", "flow", "gap", "batch_seq", "operation")),
        ),
        "walk": {
            "range_starts": (
                0, 9, 11, 12, 14, 32, 33, 36, 37, 42, 43, 46, 47, 48, 49, 50, 51, 52, 53, 58, 62, 63, 70, 71, 73, 74,
                97, 98, 102, 103, 105, 106, 107, 108, 109, 111, 112, 55296, 55297, 55298, 55299, 55300, 55301, 55302,
                56320, 56321, 56322, 56323, 56324, 56325, 56326, 57344,
            ),
            "classes": (
                0, -1, 0, -1, 0, -1, 0, 1, 0, 2, 0, 3, 0, 4, 5, 6, 7, 6, 8, 0, 2, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0,
                14, 15, 0, 16, 0, 17, 18, 19, 20, 21, 22, -1, 23, 24, 25, 26, 27, 28, -1, 0,
            ),
            "table": (
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (2, 2, 3, -1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1),
                (2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 4),
                (2, 2, 2, -1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1),
                (
                    -1, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (7, 7, 8, -1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1),
                (7, 7, 7, -1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1),
                (7, 7, 7, -1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1),
                (
                    -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, 12, 12, 12, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, 13, 13, 13, 13, 13, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    14, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, 15, 15, 15, 15, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    14, -1, -1, -1,
                ),
                (
                    -1, -1, -1, 16, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, 17, 17, 17, 17, 17, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    14, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 18, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, 19, 19, 19, 19, 19, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    14, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 20, -1, -1, -1, 21, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    14, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 22, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 24, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, 25, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, 26, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, 28, 29, 29, 29, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, 29, 29, 29, 29, 29, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 30,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, 29, 29, 29, 29, 29, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 31,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, 32, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, 33, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 34, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 35, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, 36, -1, 36, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, 36, 36, 36, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, 37, -1,
                ),
                (
                    -1, -1, -1, 38, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, 39, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, 40, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 41, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1,
                ),
            ),
            "accepting": (41,),
            "gaps": (
                (((), 0), ((0,), 1)), (((), 1),), (((), 2), ((1,), 4)), (((), 3),), (((), 4),), (((), 5), ((2,), 6)),
                (((), 6),), (((), 7), ((3,), 9)), (((), 8),), (((), 9),), (((), 10), ((4,), 11)), (((), 11),),
                (((), 12), ((5,), 14)), (((), 13), ((5,), 14)), (((), 14),), (((), 15), ((5,), 14)),
                (((), 16), ((6,), 18)), (((), 17), ((5,), 14)), (((), 18),), (((), 19), ((5,), 14)), (((), 20),),
                (((), 21),), (((), 22),), (((), 23), ((7,), 25)), (((), 24),), (((), 25),), (((), 26), ((8,), 27)),
                (((), 27),), (((), 28), ((9,), 30)), (((), 29), ((9,), 31)), (((), 30),), (((), 31),),
                (((), 32), ((10,), 34)), (((), 33), ((10,), 35)), (((), 34),), (((), 35),), (((), 36), ((11,), 37)),
                (((), 37),), (((), 38),), (((), 39),), (((), 40),), (((), 41),),
            ),
        },
    },
    "advisory": {
        "splitter": "\\$JS\\.EVENT\\.(?:(ADVISORY)\\.(?:(API\\.LIMIT_REACHED|API|DOMAIN\\.LEADER_ELECTED|SERVER\\.(?:OUT_OF_STORAGE|REMOVED|META_RESCUE))|(STREAM\\.(?:CREATED|DELETED|UPDATED|SNAPSHOT_CREATE|SNAPSHOT_COMPLETE|RESTORE_CREATE|RESTORE_COMPLETE|LEADER_ELECTED|QUORUM_LOST|BATCH_ABANDONED))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)|(CONSUMER\\.(?:MAX_DELIVERIES|MSG_NAKED|MSG_TERMINATED|CREATED|DELETED|PAUSE|PINNED|UNPINNED|LEADER_ELECTED|QUORUM_LOST))\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++))|(METRIC)\\.(CONSUMER\\.ACK)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++))",
        "groups": (
            "kind", "event", "event", "stream", "event", "stream", "consumer", "kind", "event", "stream", "consumer",
        ),
        "forms": (
            (("$JS.EVENT.", ".", ""), ("kind", "event")), (("$JS.EVENT.", ".", ".", ""), ("kind", "event", "stream")),
            (("$JS.EVENT.", ".", ".", ".", ""), ("kind", "event", "stream", "consumer")),
        ),
    },
    "key-value": {
        "splitter": "(?>(?:\\$JS\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.API\\.)?)\\$KV\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.((?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)(?>(?:\\.(?:[\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++))*))",
        "groups": ("domain", "bucket", "key"),
        "forms": (
            (("$KV.", ".", ""), ("bucket", "key")), (("$JS.", ".API.$KV.", ".", ""), ("domain", "bucket", "key")),
        ),
    },
    "object": {
        "splitter": "(?>(?:\\$JS\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.API\\.)?)\\$O\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-0-=?-\\[\\]-\\ud7ff\\ue000-\\U0010ffff]++)\\.(?:(C)\\.([0-9A-Za-z]{22})|(M)\\.((?>(?:[\\-0-9A-Z_a-z]{4})+)(?>(?:[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=)?)|[\\-0-9A-Z_a-z][AQgw]==|[\\-0-9A-Z_a-z]{2}[048AEIMQUYcgkosw]=))",
        "groups": ("domain", "bucket", "kind", "id", "kind", "name_encoded"),
        "forms": (
            (("$O.", ".", ".", ""), ("bucket", "kind", "id")),
            (("$O.", ".", ".", ""), ("bucket", "kind", "name_encoded")),
            (("$JS.", ".API.$O.", ".", ".", ""), ("domain", "bucket", "kind", "id")),
            (("$JS.", ".API.$O.", ".", ".", ""), ("domain", "bucket", "kind", "name_encoded")),
        ),
    },
    "service": {
        "splitter": "\\$SRV\\.(PING|STATS|INFO)(?>(?:\\.([\\-0-9A-Z_a-z]++)(?>(?:\\.([\\-0-9A-Z_a-z]++))?))?)",
        "groups": ("verb", "service", "id"),
        "forms": (
            (("$SRV.", ""), ("verb",)), (("$SRV.", ".", ""), ("verb", "service")),
            (("$SRV.", ".", ".", ""), ("verb", "service", "id")),
        ),
    },
    "system-request": {
        "splitter": "\\$SYS\\.REQ\\.(?:SERVER\\.(?:(N[2-7A-Z]{55})\\.(?:(IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ)|(KICK|LDM|RELOAD))|PING(?>(?:\\.(IDZ|STATSZ|VARZ|SUBSZ|CONNZ|ROUTEZ|GATEWAYZ|LEAFZ|ACCOUNTZ|JSZ|HEALTHZ|PROFILEZ|EXPVARZ|IPQUEUESZ|RAFTZ))?))|ACCOUNT\\.([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff]++)\\.(SUBSZ|CONNZ|LEAFZ|JSZ|INFO|STATZ|CONNS|CLAIMS\\.LOOKUP|CLAIMS\\.UPDATE)|(ACCOUNT\\.NSUBS|CLAIMS\\.(?:PACK|LIST|UPDATE|DELETE))|USER\\.(?>(?:([\\x00-\\x08\\x0b\\x0e-\\x1f!-)+-\\-/-=?-\\ud7ff\\ue000-\\U0010ffff][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]*+|[*>][\\x00-\\x08\\x0b\\x0e-\\x1f!-\\-/-\\ud7ff\\ue000-\\U0010ffff]++)\\.)?)(INFO))",
        "groups": ("server", "verb", "verb", "verb", "account", "verb", "verb", "user", "verb"),
        "forms": (
            (("$SYS.REQ.SERVER.", ".", ""), ("server", "verb")), (("$SYS.REQ.SERVER.PING",), ()),
            (("$SYS.REQ.SERVER.PING.", ""), ("verb",)), (("$SYS.REQ.ACCOUNT.", ".", ""), ("account", "verb")),
            (("$SYS.REQ.", ""), ("verb",)), (("$SYS.REQ.USER.", ""), ("verb",)),
            (("$SYS.REQ.USER.", ".", ""), ("user", "verb")),
        ),
    },
}

CODECS: dict[str, CodecEntry] = {
}
