import { type Archive, openArchive } from '#testing/archive.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

export const password = 'a lamp in the window';

interface Fixtures {
  /** Requests the data export of a talent or of an owner of a house. */
  ask: (as: Caller, area?: 'user' | 'production') => ReturnType<typeof requestExportBy>;
  /** Requests a data export, waits until it is ready, downloads it and opens it. */
  exported: (as: Caller, area?: 'user' | 'production') => Promise<Archive>;
}

function requestExportBy(callApi: CallApi, as: Caller, area: 'user' | 'production') {
  return callApi(`POST /api/${area}/data-exports`, { body: { password } }, as);
}

/** A test of data exports. */
export const test = base.extend<Fixtures>({
  ask: async ({ callApi }, use) => use((as, area = 'user') => requestExportBy(callApi, as, area)),
  exported: async ({ app, ask, callApi, deliver }, use) => {
    await use(async (as, area = 'user') => {
      const { id } = (await ask(as, area)).body.data_export;
      await deliver();
      const { body } = await callApi(`GET /api/${area}/data-exports/:id/address`, { params: { id } }, as);
      return openArchive((await app.inject(body.address)).rawPayload);
    });
  },
});
