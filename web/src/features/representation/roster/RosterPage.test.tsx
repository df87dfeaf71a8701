import { api } from '@kirdaar/contract/api';
import type { RosterClient } from '@kirdaar/contract/representation/roster';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/roster/RosterPage.tsx';
import { press } from '#testing/controls.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { received, reply } from '#testing/mock-server.ts';
import { openSite, routeOf } from '#testing/open-page.tsx';

const list = 'POST /api/user/agency/clients/filter';
const roster = api[list].reply.shape;
const client = (name: string, more: Partial<RosterClient> = {}): RosterClient => ({
  ...emptyOf(roster.data.element),
  id: `id-of-${name}`,
  mandate_id: `mandate-of-${name}`,
  name,
  ...more,
});

async function open(search: string, found: object) {
  await openSite([{ path: '/user/agency', ...routeOf(page) }], `/user/agency${search}`, { toasts: true });
  await reply(list, { verified: true, job: null, folders: [], total: 1, data: [], ...found });
}

test('shows who fits a casting call and who applied, and leads the selected on to submit them', async () => {
  const fit = { fits: true, score: 3, reasons: ['Speaks Tamil'] };
  await open('?job=call&gender=Female', {
    job: { id: 'call', title: 'Lead · Film' },
    data: [
      client('Meera', { fit, availability: ['Full-Time availabilities'] }),
      client('Ravi', {
        fit: { ...fit, fits: false, reasons: [] },
        applied: { by: 'Moon Agency', is_own: false },
      }),
    ],
  });

  expect(received[0]?.body).toMatchObject({ job: 'call', fits: true, gender: ['Female'] });
  expect(screen.getByRole('heading', { name: 'Clients for Lead · Film' })).toBeDefined();
  expect(screen.getByText('Speaks Tamil')).toBeDefined();
  expect(screen.getByText('Full-time')).toBeDefined();
  expect(screen.getByText('Submitted by Moon Agency')).toBeDefined();
  expect(screen.getByText('Does not fit the gender, age or category')).toBeDefined();
  for (const name of ['Meera', 'Ravi'])
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` })));
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const clients = 'clients=mandate-of-Meera%2Cmandate-of-Ravi';
  expect(address('Submit to a casting call')).toBe(`/user/agency/submit?job=call&${clients}`);
  expect(address('Make a package')).toBe(`/user/agency/packages?${clients}`);
  expect(address('Show all clients')).toBe('/user/agency?job=call&everyone=1');
});

test('puts a client into a folder', async () => {
  await open('', { data: [client('Meera')], folders: ['Leads'] });

  fireEvent.change(screen.getByLabelText('Folder of Meera'), { target: { value: 'Leads' } });
  await press('Save folder');

  expect(received.at(-1)).toMatchObject({
    to: 'PUT /api/user/agency/clients/mandate-of-Meera',
    body: { folder: 'Leads' },
  });
});

test('tells an agency that is not verified where it is verified', async () => {
  await open('', { verified: false, data: [], total: 0 });

  expect(screen.getByRole('link', { name: 'Send a document' }).getAttribute('href')).toBe(
    '/user/agency/team',
  );
  expect(screen.getByText('Talent you represent will be here. Invite the first one.')).toBeDefined();
});
