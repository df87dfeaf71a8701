create table key_fingerprint (
  name text not null check (name in ('SECRET_KEY', 'IDENTITY_KEY')),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$'),
  primary key (name, fingerprint)
);
comment on table key_fingerprint is
  'The keys that the product accepted at its last start, so that it refuses to start with others.';
comment on column key_fingerprint.fingerprint is
  'Derived one way: the key cannot be read from it.';
