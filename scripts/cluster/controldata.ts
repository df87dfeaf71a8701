import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stands in for PostgreSQL's `pg_controldata`, which Patroni asks for the state of a server that is stopped: the
 * binaries from npm leave it out. Prints what Patroni reads of the control file of PostgreSQL 18.
 */
const VERSION = 1800;
const states = [
  'starting up',
  'shut down',
  'shut down in recovery',
  'shutting down',
  'in crash recovery',
  'in archive recovery',
  'in production',
];

const file = readFileSync(join(process.argv.at(-1) ?? '', 'global/pg_control'));
const int = (at: number) => file.readUInt32LE(at);
const position = (at: number) => `${int(at + 4).toString(16)}/${int(at).toString(16)}`.toUpperCase();
if (int(8) !== VERSION) throw new Error(`The control file has version ${int(8)}, not ${VERSION}.`);

/** The values at their places in `ControlFileData` of PostgreSQL's sources. */
const values = {
  'Database system identifier': file.readBigUInt64LE(0),
  'Database cluster state': states[int(16)],
  'Latest checkpoint location': position(32),
  "Latest checkpoint's REDO location": position(40),
  "Latest checkpoint's TimeLineID": int(48),
  'Minimum recovery ending location': position(136),
  "Min recovery ending loc's timeline": int(144),
  'wal_log_hints setting': file.readUInt8(176) ? 'on' : 'off',
  'max_connections setting': int(180),
  'max_worker_processes setting': int(184),
  'max_wal_senders setting': int(188),
  'max_prepared_xacts setting': int(192),
  'max_locks_per_xact setting': int(196),
  'Data page checksum version': int(252),
};
for (const [name, value] of Object.entries(values)) console.log(`${name}: ${value}`);
