import { type Archive, openArchive } from '#testing/archive.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, type Call } from '#testing/test.ts';

export const password = 'a lamp in the window';

interface Fixtures {
  /** Asks for all that is held on a talent, or an owner of a house. */
  ask: (as: Caller, area?: 'user' | 'production') => ReturnType<typeof askBy>;
  /** Asks for it, waits until it is gathered, downloads it and opens it. */
  exported: (as: Caller, area?: 'user' | 'production') => Promise<Archive>;
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
      return openArchive((await app.inject(body.address)).rawPayload);
    });
  },
});
