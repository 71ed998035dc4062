#!/bin/sh
# Asks a new world for Clara's projects. MOCK is the mock server, CONTROL the same with a password: http://any:secret@mock:4000
set -eu
post() { curl --silent --show-error --fail --header 'content-type: application/json' "$@"; }
session='{"persona":"clara","portal":"http://localhost:5173"}'
world=$(post "$CONTROL/control/worlds" --data '{"country":"DE","scenario":"request","owner":"test"}' | sed 's/.*"id":"\([^"]*\)".*/\1/')
token=$(post "$CONTROL/control/worlds/$world/session" --data "$session" | sed 's/.*"ad_idToken","value":"\([^"]*\)".*/\1/')
post "$MOCK/graphql" --cookie "mock-world=$world" --header "authorization: Bearer $token" \
  --data '{"query":"{ projects { items { activeRequest { currentStatus } } } }"}'
curl --silent --request DELETE "$CONTROL/control/worlds/$world"
