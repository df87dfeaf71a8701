/** One machine of the cluster: PostgreSQL under Patroni, and a member of etcd. */
export interface Machine {
  name: string;
  data: string;
  ports: { postgres: number; patroni: number; etcd: number; etcdPeers: number };
}

export interface Password {
  username: string;
  password: string;
}

const HOST = '127.0.0.1';
const at = (port: number) => `${HOST}:${port}`;

/**
 * Waits until one more server has each transaction before it is confirmed, so that none is lost with a machine. The
 * first three numbers decide how long nobody writes after a machine is lost.
 */
const shared = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  primary_start_timeout: 0,
  postgresql: {
    use_slots: true,
    parameters: {
      max_connections: 200,
      hot_standby_feedback: 'on',
      wal_receiver_status_interval: '1s',
      wal_keep_size: '512MB',
    },
  },
};

/** Returns the configuration of Patroni, as JSON, which is YAML too. */
export function patroniConfig(
  { name, data, ports }: Machine,
  all: Machine[],
  { binaries, home, superuser }: { binaries: string; home: string; superuser: Password },
): string {
  return JSON.stringify({
    scope: 'kirdaar',
    name,
    restapi: { listen: at(ports.patroni), connect_address: at(ports.patroni) },
    etcd3: { hosts: all.map((machine) => at(machine.ports.etcd)) },
    bootstrap: { dcs: shared },
    postgresql: {
      listen: at(ports.postgres),
      connect_address: at(ports.postgres),
      data_dir: data,
      bin_dir: binaries,
      pgpass: `${home}/${name}.pgpass`,
      authentication: { superuser, replication: superuser },
      parameters: { unix_socket_directories: '' },
    },
  });
}

export const sharedConfig = shared;

/** Returns the command that starts the member of etcd of a machine. */
export function etcdCommand({ name, ports }: Machine, all: Machine[], directory: string): string[] {
  const peers = all.map((machine) => `${machine.name}=http://${at(machine.ports.etcdPeers)}`);
  const options = {
    name,
    'data-dir': directory,
    'listen-client-urls': `http://${at(ports.etcd)}`,
    'advertise-client-urls': `http://${at(ports.etcd)}`,
    'listen-peer-urls': `http://${at(ports.etcdPeers)}`,
    'initial-advertise-peer-urls': `http://${at(ports.etcdPeers)}`,
    'initial-cluster': peers.join(','),
    'heartbeat-interval': '250',
    'election-timeout': '2500',
  };
  return ['etcd', ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])];
}

interface Balanced {
  /** The port that leads to the primary, whichever it is. */
  primary: number;
  /** The port that leads to the web processes that are ready. */
  site: number;
  web: number[];
}

/**
 * Returns the configuration of HAProxy. A connection to a server that is the primary no more is ended. While no web
 * process is ready, because no server is the primary, they are asked all the same: visitors can read from replicas, and
 * everyone else is told when to try again.
 */
export function haproxyConfig(machines: Machine[], { primary, site, web }: Balanced): string {
  const databases = machines.map(
    ({ name, ports }) => `  server ${name} ${at(ports.postgres)} check port ${ports.patroni}`,
  );
  const processes = web.flatMap((port, place) => [
    `  server web${place + 1} ${at(port)} check`,
    `  server web${place + 1}-unready ${at(port)} backup`,
  ]);
  return `
defaults
  timeout connect 3s
  timeout client 75s
  timeout server 60s

listen primary
  mode tcp
  bind ${at(primary)}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}

listen site
  mode http
  bind ${at(site)}
  balance leastconn
  option httpchk GET /readyz
  option allbackups
  option redispatch
  default-server inter 2s fall 1 rise 1
${processes.join('\n')}
`;
}
