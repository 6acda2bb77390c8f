# Says in one sentence why nothing here can run, before anything starts. In sh, because it may be Node that does not.
refuse() {
  echo "$1" >&2
  exit 1
}

node=node_modules/node/bin/node
[ -e "$node" ] || refuse 'Nothing is installed yet: run npm ci first, with Node 22.19 or later.'
"$node" --version > /dev/null 2>&1 ||
  refuse 'Credence needs macOS or a Linux with glibc, as Debian, Ubuntu or Fedora: its Node and its Postgres do not run on musl (Alpine).'
