#!/bin/sh
# What a container runs: a process of the service, or a command of its command line.
set -eu
case "${1:-help}" in
  # Its options come with the bundle.
  server | worker) exec node $(cat node-options) "$1.js" ;;
  migrate) [ $# -gt 1 ] || set -- migrate up ;;
esac
exec node credence.js "$@"
