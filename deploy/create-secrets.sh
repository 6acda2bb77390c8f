#!/bin/sh
# Makes the secrets that compose.yaml needs and that need no thought, each in a file below deploy/secrets. What is
# there already is left alone: a lost encryption key cannot be replaced, so keep a copy of that directory elsewhere.
set -eu
directory="$(dirname "$0")/secrets"
mkdir -p "$directory"
# The files are readable by the containers' users; the directory lets no other user of this machine in.
chmod 700 "$directory"

random() { head -c "$1" /dev/urandom | base64 | tr -d '\n'; }
hex() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
keep() {
  if [ -e "$directory/$1" ]; then
    echo "kept     $1"
  else
    printf %s "$2" > "$directory/$1"
    chmod 644 "$directory/$1"
    echo "created  $1"
  fi
}

keep owner-password "$(hex)"
keep service-password "$(hex)"
keep owner-database-url "postgres://credence_owner:$(cat "$directory/owner-password")@postgres:5432/credence"
keep database-url "postgres://credence_app:$(cat "$directory/service-password")@postgres:5432/credence"
keep encryption-keys "1:$(random 32)"
if [ ! -e "$directory/smtp-url" ]; then
  echo "missing  smtp-url: write the address of your mail server there, such as smtps://user:password@mail.example.com"
fi
