import { unzipSync } from 'fflate';
import type { Caller } from '#testing/given.ts';
import { test as base, type Call } from '#testing/test.ts';

export const password = 'a lamp in the window';

/** An archive as somebody finds it who opens it. */
interface Opened {
  /** As it came over the line. */
  bytes: Buffer;
  names: string[];
  /** Every content, as text. */
  text: string;
  /** The lists of one of its files, by name. */
  lists: (file: string) => Record<string, Record<string, unknown>[]>;
  readMe: string;
  content: (name: string) => Uint8Array | undefined;
}

interface Fixtures {
  /** Asks for all that is held on a talent, or an owner of a house. */
  ask: (as: Caller, area?: 'user' | 'production') => ReturnType<typeof askBy>;
  /** Asks for it, waits until it is gathered, downloads it and opens it. */
  exported: (as: Caller, area?: 'user' | 'production') => Promise<Opened>;
}

function askBy(call: Call, as: Caller, area: 'user' | 'production') {
  return call(`POST /api/${area}/data-exports`, { body: { password } }, as);
}

/** A test of what is told to those on whom it is held. */
export const test = base.extend<Fixtures>({
  ask: async ({ call }, use) => use((as, area = 'user') => askBy(call, as, area)),
  exported: async ({ app, ask, call, deliver }, use) => {
    await use(async (as, area = 'user') => {
      const { id } = (await ask(as, area)).body.data_export;
      await deliver();
      const { body } = await call(`GET /api/${area}/data-exports/:id/address`, { params: { id } }, as);
      return opened((await app.inject(body.address)).rawPayload);
    });
  },
});

function opened(bytes: Buffer): Opened {
  const contents = unzipSync(bytes);
  const textOf = (name: string) => Buffer.from(contents[name] ?? []).toString();
  return {
    bytes,
    names: Object.keys(contents),
    text: Object.keys(contents).map(textOf).join('\n'),
    lists: (file) => JSON.parse(textOf(`${file}.json`)),
    readMe: textOf('README.txt'),
    content: (name) => contents[name],
  };
}
