"""An MQTT client, paho-mqtt, that does what lines of JSON say, and answers each with a line.

`publish` sends each topic with its number in the list, `subscribe` answers with the codes of the server, and `received`
with the topics and payloads of the messages up to one whose payload is `end`.
"""

from __future__ import annotations

import json
import queue
import sys
from importlib import import_module
from typing import Any

paho: Any = import_module("paho.mqtt.client")
codes: queue.Queue[list[int]] = queue.Queue()
messages: queue.Queue[tuple[str, str]] = queue.Queue()


def publish(client: Any, topics: list[str]) -> int:
    for number, topic in enumerate(topics):
        assert client.publish(topic, f"n{number}").rc == paho.MQTT_ERR_SUCCESS
    client.publish("end", "end").wait_for_publish(60)
    return len(topics)


def subscribe(client: Any, filters: list[str]) -> list[int]:
    assert client.subscribe([(search, 0) for search in filters])[0] == paho.MQTT_ERR_SUCCESS
    return codes.get(timeout=60)


def received(_: Any, __: list[str]) -> list[tuple[str, str]]:
    return list(iter(lambda: messages.get(timeout=60), ("end", "end")))


def main() -> None:
    client = paho.Client(paho.CallbackAPIVersion.VERSION2, client_id=sys.argv[2], protocol=paho.MQTTv311)
    connected: queue.Queue[Any] = queue.Queue()
    client.on_connect = lambda *item: connected.put(item[3])
    client.on_subscribe = lambda *item: codes.put([code.value for code in item[3]])
    client.on_message = lambda _, __, message: messages.put((message.topic, message.payload.decode()))
    client.connect("127.0.0.1", int(sys.argv[1]))
    client.loop_start()
    assert connected.get(timeout=60) == 0
    for line in sys.stdin:
        what, texts = json.loads(line)
        print(json.dumps(globals()[what](client, texts)), flush=True)
    client.disconnect()


if __name__ == "__main__":
    main()
