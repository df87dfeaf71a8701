import { expect, test, vi } from 'vitest';
import { clientLoader } from '#features/representation/acting/ActPage.tsx';
import { readSession, storeTalent } from '#session/store.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { sampleUser } from '#testing/sample-session.ts';

const mandate = '1c3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11';

/** Opens the link of a notification about somebody for whom the user acts. */
function openLink() {
  const request = new Request(`http://localhost/user/act/${mandate}?return=%2Fuser%2Fmy-application`);
  return clientLoader({ params: { mandate }, request } as Parameters<typeof clientLoader>[0]);
}

test('begins to act and opens the page that a notification is about', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  storeTalent('own', sampleUser({ name: 'Sunita Rao' }));

  const opened = openLink();
  const child = sampleUser({ name: 'Tara Rao' });
  const acting = { token: 'child', user: child, kind: 'guardian', scopes: ['apply'] };
  await reply('POST /api/user/acting', acting as never);
  await opened;

  expect(assign).toHaveBeenCalledWith('/user/my-application');
  expect(readSession()).toMatchObject({ token: 'child', acting: { before: { token: 'own' } } });
});

test('leads to the worksheet when the mandate has ended', async () => {
  storeTalent('own', sampleUser());

  const opened = openLink().catch((thrown: Response) => thrown.headers.get('location'));
  await reject('POST /api/user/acting', 404);

  expect(await opened).toBe('/user/agency/worksheet');
  expect(readSession()).toMatchObject({ token: 'own' });
});
