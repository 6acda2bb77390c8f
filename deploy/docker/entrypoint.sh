#!/bin/sh
# What a container runs: a process of the service, or a command of its command line.
set -eu
case "${1:-help}" in
  server | worker)
    # How they are started comes with the bundle. What a deployment has set itself stays.
    for setting in $(cat node-environment); do
      printenv "${setting%%=*}" >/dev/null || export "$setting"
    done
    exec node $(cat node-options) "$1.js"
    ;;
  migrate) [ $# -gt 1 ] || set -- migrate up ;;
esac
exec node credence.js "$@"
