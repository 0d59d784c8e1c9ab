resource "jetstream_stream" "ORDERS" {
  name = "ORDERS"
}
