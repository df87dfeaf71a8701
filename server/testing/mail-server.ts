import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '#testing/loopback.ts';

/** An email as the server received it, with its envelope. */
export interface ReceivedEmail extends Email {
  envelope: { from: string; to: string[] };
}

/** The fault of the server: it rejects a step, does not respond, or drops the connection before it confirms. */
export type MailFault =
  | { at: 'greeting' | 'login' | 'sender' | 'recipient' | 'email'; answers: string }
  | { at: 'greeting' | 'email'; answers: 'nothing' }
  | { at: 'email'; answers: 'nothing, cut off' };

type Callback = (error?: Error | null) => void;

/** Starts a local mail server that accepts emails or shows the configured fault. */
export async function openMailServer({ onTaken = () => {}, ...options }: Options = {}) {
  const world: { fault: MailFault | undefined } = { fault: undefined };
  const taken: ReceivedEmail[] = [];
  const logins: { username?: string | undefined; password?: string | null | undefined }[] = [];
  const sockets = new Map<number, Socket>();

  const step = (at: MailFault['at'], callback: Callback) => {
    if (world.fault?.at !== at) return callback();
    const { answers } = world.fault;
    if (answers === 'nothing') return;
    const [code, ...rest] = answers.split(' ');
    callback(Object.assign(new Error(rest.join(' ')), { responseCode: Number(code) }));
  };
  const settings: SMTPServerOptions = {
    authOptional: true,
    // Test passwords are not secret, so login without TLS is allowed.
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    ...options,
    onConnect: (_session, callback) => step('greeting', callback),
    onAuth: (login, _session, callback) => {
      logins.push({ username: login.username, password: login.password });
      step('login', (error) => callback(error, error ? {} : { user: login.username }));
    },
    onMailFrom: (_address, _session, callback) => step('sender', callback),
    onRcptTo: (_address, _session, callback) => step('recipient', callback),
    onData: async (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const raw = await buffer(stream);
      const keep = async () => {
        const from = mailFrom ? mailFrom.address : '';
        const envelope = { from, to: rcptTo.map(({ address }) => address) };
        const email = { ...(await PostalMime.parse(raw)), envelope };
        taken.push(email);
        onTaken(email);
      };
      if (world.fault?.answers === 'nothing, cut off') {
        await keep();
        sockets.get(session.remotePort)?.destroy();
      } else {
        step('email', async (error) => {
          if (!error) await keep();
          callback(error);
        });
      }
    },
  };

  let server = open();
  const port = await listen(server.server);

  function open() {
    const opened = new SMTPServer(settings);
    // A dropped client connection is not a server error.
    opened.on('error', () => {});
    opened.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
    return opened;
  }

  return {
    host: `127.0.0.1:${port}`,
    world,
    taken,
    logins,
    /** Stops the server, so that nothing listens on its port. */
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
    /** Listens on the same port again after a stop. */
    restart: async () => {
      server = open();
      await listen(server.server, port);
    },
  };
}

interface Options extends Pick<SMTPServerOptions, 'hideSTARTTLS'> {
  onTaken?: (email: ReceivedEmail) => void;
}
