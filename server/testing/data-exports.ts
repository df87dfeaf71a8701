import { openArchive } from '#testing/archive.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

export const password = 'a lamp in the window';

type Area = 'user' | 'production';

export const test = base
  .extend('ask', ({ callApi }) => (as: Caller, area: Area = 'user') => {
    return callApi(`POST /api/${area}/data-exports`, { body: { password } }, as);
  })
  /** Requests a data export, waits until it is ready, downloads it and opens it. */
  .extend('exported', ({ app, ask, callApi, deliver }) => async (as: Caller, area: Area = 'user') => {
    const { id } = (await ask(as, area)).body.data_export;
    await deliver();
    const { body } = await callApi(`GET /api/${area}/data-exports/:id/address`, { params: { id } }, as);
    return openArchive((await app.inject(body.address)).rawPayload);
  });
