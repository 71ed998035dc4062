#!/bin/sh
# Prints the nginx configuration for one environment: `configure.sh <template>`, where the template is the output of `npm run nginx:config` for the build. The environment's settings are variables; with a backend on this machine,
# the mock server, none is needed:
#   PORTAL_BACKEND                URL of the main API and REST
#   PORTAL_REGISTRATION_SERVICES  URLs of the registration services, separated by spaces; may be empty
#   PORTAL_SIGN_IN_PROVIDERS      URLs of the sign-in providers, separated by spaces
#   PORTAL_TAG_MANAGER            on or off: whether a country on this host uses Google's tag manager
#   PORTAL_REPORTS                URL that receives the browsers' reports; none are sent without it
#   PORTAL_RELEASE                the release that reports name
#   PORTAL_RESOLVER               DNS servers, separated by spaces; those of /etc/resolv.conf without it; may end
#                                 with ipv6=off and valid=30s, parameters of nginx's directive "resolver"
#   PORTAL_LISTEN, PORTAL_ROOT, PORTAL_LOGS  port, folder of the build, folder of the log files
# f: an asterisk in a setting names no files.
set -euf

fail() {
  echo "$1" >&2
  exit 1
}

# Prints the origin of a URL. A URL is part of a header and of the configuration, so it has no quotes, spaces and dollar signs.
print_origin() {
  printf '%s\n' "$1" | grep -Ex "https?://[A-Za-z0-9.-]+(:[0-9]+)?([/?][A-Za-z0-9._~:/?&=%+-]*)?" |
    sed -E 's|^(https?://[^/?]+).*|\1|' | grep . || fail "\"$1\" is not a URL such as https://service.example.com."
}

unset='is not set. The content security policy needs it.'
: "${PORTAL_BACKEND=http://127.0.0.1:4000}"
PORTAL_BACKEND=$(print_origin "$PORTAL_BACKEND")
case $PORTAL_BACKEND in
  # The mock server chooses the country by the portal's host name.
  *://localhost | *://localhost:* | *://127.0.0.1 | *://127.0.0.1:*)
    PORTAL_BACKEND_HOST='$http_host'
    # nginx resolves names with DNS alone, which need not know "localhost".
    PORTAL_BACKEND=$(echo "$PORTAL_BACKEND" | sed 's/localhost/127.0.0.1/')
    : "${PORTAL_REGISTRATION_SERVICES=http://localhost:4001}"
    : "${PORTAL_SIGN_IN_PROVIDERS=http://localhost:4002}"
    : "${PORTAL_TAG_MANAGER=on}"
    ;;
  *)
    PORTAL_BACKEND_HOST='$proxy_host'
    ;;
esac
: "${PORTAL_REGISTRATION_SERVICES?$unset}" "${PORTAL_SIGN_IN_PROVIDERS:?$unset}" "${PORTAL_TAG_MANAGER?$unset}"

PORTAL_CONNECTIONS=
for url in $PORTAL_REGISTRATION_SERVICES $PORTAL_SIGN_IN_PROVIDERS; do
  origin=$(print_origin "$url")
  case " $PORTAL_CONNECTIONS " in
    *" $origin "*) ;;
    *) PORTAL_CONNECTIONS="${PORTAL_CONNECTIONS:+$PORTAL_CONNECTIONS }$origin" ;;
  esac
done

case $PORTAL_TAG_MANAGER in
  on | off) ;;
  *) fail "PORTAL_TAG_MANAGER must be \"on\" or \"off\", not \"$PORTAL_TAG_MANAGER\"." ;;
esac

PORTAL_REPORTING_ENDPOINTS=
PORTAL_REPORT_DIRECTIVE=
PORTAL_SERVER_TIMING=
PORTAL_REPORTS_ACTION='return 404'
if [ "${PORTAL_REPORTS-}" ]; then
  print_origin "$PORTAL_REPORTS" > /dev/null
  case ${PORTAL_RELEASE=unknown} in
    *[!A-Za-z0-9._-]*) fail "PORTAL_RELEASE may have letters, digits, dots, hyphens and underscores alone." ;;
  esac
  PORTAL_REPORTING_ENDPOINTS='default="/reports"'
  PORTAL_REPORT_DIRECTIVE='; report-to default'
  PORTAL_SERVER_TIMING="reports;desc=$PORTAL_RELEASE"
  PORTAL_REPORTS_ACTION="set \$portal_reports $PORTAL_REPORTS; proxy_pass \$portal_reports"
fi

# nginx wants IPv6 addresses in brackets. If resolv.conf names no server, the system asks this machine, and so does nginx.
name_servers=$(sed -nE 's/^nameserver[[:space:]]+([0-9.]+)[[:space:]]*$/\1/p
  s/^nameserver[[:space:]]+([0-9A-Fa-f:.]+)[[:space:]]*$/[\1]/p' /etc/resolv.conf | tr '\n' ' ')
: "${PORTAL_RESOLVER:=${name_servers:-127.0.0.1}}"
case $PORTAL_RESOLVER in
  *[!]A-Za-z0-9.:=[\ -]*) fail "PORTAL_RESOLVER must be addresses of DNS servers, separated by spaces." ;;
esac

: "${PORTAL_LISTEN=80}" "${PORTAL_ROOT=/var/www/portal}" "${PORTAL_LOGS=/var/log/nginx}"

export PORTAL_BACKEND PORTAL_BACKEND_HOST PORTAL_CONNECTIONS PORTAL_TAG_MANAGER PORTAL_REPORTING_ENDPOINTS \
  PORTAL_REPORT_DIRECTIVE PORTAL_SERVER_TIMING PORTAL_REPORTS_ACTION PORTAL_RESOLVER PORTAL_LISTEN PORTAL_ROOT \
  PORTAL_LOGS
# Replaces only the settings: the variables of nginx itself stay.
envsubst "$(env | sed -n 's/^\(PORTAL_[A-Z_]*\)=.*/${\1}/p')" < "$1"
