import { test as base, expect } from 'vitest';
import { type OutgoingMessage, Undeliverable } from '#platform/channels/messenger.ts';
import { openMail } from '#platform/channels/smtp.ts';
import { type MailFault, openMailServer } from '#testing/mail-server.ts';

const email: OutgoingMessage = {
  channel: 'email',
  to: 'asha@test.example',
  subject: 'Maya: आपका चयन हुआ',
  text: 'नमस्ते आशा',
  html: '<p>नमस्ते आशा</p>',
  language: 'hi',
};
const ID = '5c4a3b1e-0000-4000-8000-000000000000';
const settings = { from: 'Kirdaar <hello@kirdaar.example>', replyTo: 'help@kirdaar.example' };
/** For servers that do not respond. */
const shortTimeouts = { answerMs: 300, emailMs: 3000 };

const test = base
  .extend('server', async ({}, { onCleanup }) => {
    const server = await openMailServer();
    onCleanup(server.stop);
    return server;
  })
  /** Opens our mail client; it is closed when the test ends. */
  .extend('open', ({ server }, { onCleanup }) => {
    const opened: ReturnType<typeof openMail>[] = [];
    onCleanup(() => {
      for (const mail of opened) mail.close();
    });
    return (more: { url?: string; bounceAddress?: string } = {}, timeouts?: typeof shortTimeouts) => {
      const mail = openMail({ url: `smtp://${server.host}`, ...settings, ...more }, timeouts);
      opened.push(mail);
      return mail;
    };
  });

test('delivers an email as written, from our sender and marked as automatic', async ({ server, open }) => {
  const bytes = Buffer.from([0, 13, 10, 46, 13, 10, 255]);
  const file = { name: 'प्रवेश.pdf', type: 'application/pdf', base64: bytes.toString('base64') };

  await open().send(ID, { ...email, attachments: [file] });

  const [arrived] = server.taken;
  expect(arrived).toMatchObject({
    from: { name: 'Kirdaar', address: 'hello@kirdaar.example' },
    to: [{ address: 'asha@test.example' }],
    replyTo: [{ address: 'help@kirdaar.example' }],
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: `<${ID}@kirdaar.example>`,
    envelope: { from: 'hello@kirdaar.example', to: ['asha@test.example'] },
  });
  expect(header(arrived, 'content-language')).toEqual(['hi']);
  expect(header(arrived, 'auto-submitted')).toEqual(['auto-generated']);
  expect(header(arrived, 'list-unsubscribe')).toEqual([]);
  expect(header(arrived, 'list-unsubscribe-post')).toEqual([]);
  const attachment = { filename: file.name, mimeType: file.type, content: new Uint8Array(bytes).buffer };
  expect(arrived?.attachments).toMatchObject([attachment]);
});

test('sets the one-click unsubscribe headers on emails that can be stopped', async ({ server, open }) => {
  const unsubscribe = `https://kirdaar.example/api/stop/${ID}/applications/email?${'x'.repeat(100)}`;

  await open().send(ID, { ...email, unsubscribe });

  const [arrived] = server.taken;
  expect(header(arrived, 'list-unsubscribe')).toEqual([`<${unsubscribe}>`]);
  expect(header(arrived, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
});

test('keeps the Message-ID on a retry and changes it for another message', async ({ server, open }) => {
  const mail = open();

  await mail.send(ID, email);
  await mail.send(ID, email);
  await mail.send('another', email);

  const ids = server.taken.map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${ID}@kirdaar.example>`, `<${ID}@kirdaar.example>`, '<another@kirdaar.example>']);
});

test('sets a bounce address that identifies the email', async ({ server, open }) => {
  await open({ bounceAddress: 'bounces@kirdaar.example' }).send(ID, email);
  await open({ bounceAddress: 'bounces+@kirdaar.example' }).send(ID, email);

  expect(server.taken.map(({ envelope }) => envelope.from)).toEqual([
    'bounces@kirdaar.example',
    `bounces+${ID}@kirdaar.example`,
  ]);
});

const INJECTED = '\r\nBcc: victim@test.example\r\nX-Injected: yes\r\n\r\nAnother text';
test.for<[string, Partial<OutgoingMessage>]>([
  ['a subject', { subject: `Maya${INJECTED}` }],
  ['a subject in two lines', { subject: `Maya\nX-Injected: yes` }],
  ['an address', { to: `asha@test.example${INJECTED}` }],
  ['a second address', { to: 'asha@test.example, victim@test.example' }],
  ['an address in brackets', { to: 'asha <asha@test.example>, <victim@test.example>' }],
  ['the name of a file', { attachments: [{ name: `a"${INJECTED}`, type: 'text/plain', base64: '' }] }],
  ['the type of a file', { attachments: [{ name: 'a', type: `text/plain${INJECTED}`, base64: '' }] }],
  ['a link', { unsubscribe: `https://kirdaar.example/>${INJECTED}` }],
])('adds no headers or recipients through %s', async ([, forged], { server, open }) => {
  await open()
    .send(ID, { ...email, ...forged })
    .catch((error) => expect(error).toBeInstanceOf(Undeliverable));

  const headers = server.taken.flatMap((arrived) => arrived.headers.map(({ key }) => key));
  expect(headers).not.toContain('x-injected');
  expect(headers).not.toContain('bcc');
  const readers = server.taken.flatMap(({ envelope }) => envelope.to);
  expect(readers.filter((to) => to !== email.to)).toEqual([]);
  expect(server.taken.map(({ text }) => text?.trim())).not.toContain('Another text');
});

test.for(['550 5.1.1 no such mailbox', '553 5.1.3 that is no address', '554 delivery refused'])(
  'gives up, with the reason, on a recipient that the server will never accept: %s',
  async (answers, { server, open }) => {
    server.world.fault = { at: 'recipient', answers };

    const sending = open().send(ID, email);

    await expect(sending).rejects.toThrow(Undeliverable);
    await expect(sending).rejects.toThrow(answers);
    expect(server.taken).toEqual([]);
  },
);

test.for<MailFault>([
  { at: 'recipient', answers: '450 4.2.0 greylisted, come again' },
  { at: 'recipient', answers: '452 4.2.2 mailbox full' },
  { at: 'recipient', answers: '552 mailbox full' },
  { at: 'recipient', answers: '550 5.2.2 over quota' },
  { at: 'recipient', answers: '550 5.7.1 relaying denied' },
  { at: 'recipient', answers: '530 5.7.0 log in first' },
  { at: 'greeting', answers: '554 we do not talk' },
  { at: 'greeting', answers: '421 too many connections' },
  { at: 'login', answers: '535 5.7.8 wrong password' },
  { at: 'sender', answers: '550 5.7.1 not your address' },
  { at: 'email', answers: '451 try again later' },
  { at: 'email', answers: '554 5.7.1 looks like spam' },
  { at: 'greeting', answers: 'nothing' },
  { at: 'email', answers: 'nothing' },
  { at: 'email', answers: 'nothing, cut off' },
])('leaves a temporary failure to a retry: $at, $answers', async (fault, { server, open }) => {
  server.world.fault = fault;
  const url = `smtp://user:password@${server.host}`;
  const timeouts = fault.answers === 'nothing' ? shortTimeouts : undefined;

  const failure = await open({ url }, timeouts)
    .send(ID, email)
    .catch((error: Error) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Undeliverable);
  server.world.fault = undefined;
  await open({ url }).send(ID, email);
  expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(1);
});

test('fails while the server is down and delivers once it is back', async ({ server, open }) => {
  const mail = open();
  await mail.send('before', email);
  await server.stop();

  const failure = await mail.send(ID, email).catch((error: Error) => error);

  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Undeliverable);
  await server.restart();
  await mail.send(ID, email);
  expect(server.taken.map(({ messageId }) => messageId)).toEqual([
    '<before@kirdaar.example>',
    `<${ID}@kirdaar.example>`,
  ]);
});

test('logs in with the decoded credentials from its URL', async ({ server, open }) => {
  await open({ url: `smtp://a%40b:p%3A%2Fss@${server.host}` }).send(ID, email);

  expect(server.logins).toEqual([{ username: 'a@b', password: 'p:/ss' }]);
});

test('sends nothing to another machine without encryption', async ({ server, open }) => {
  // This machine under a name that is not recognised as local.
  const url = `smtp://user:password@${server.host.replace('127.0.0.1', '0.0.0.0')}`;

  await expect(open({ url }).send(ID, email)).rejects.toThrow(/certificate/);

  expect(server.logins).toEqual([]);
  expect(server.taken).toEqual([]);
});

test('sends many emails over a few connections and aborts those in progress on close', async ({
  server,
  open,
}) => {
  const mail = open();
  await Promise.all(Array.from({ length: 30 }, (_, n) => mail.send(`email-${n}`, email)));
  expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(30);

  server.world.fault = { at: 'email', answers: 'nothing' };
  const sending = mail.send(ID, email);
  mail.close();

  await expect(sending).rejects.toThrow();
});

function header(arrived: { headers: { key: string; value: string }[] } | undefined, name: string) {
  return arrived?.headers.filter(({ key }) => key === name).map(({ value }) => value);
}
