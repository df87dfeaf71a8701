import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as page from '#features/admin/announcements/AnnouncementsPage.tsx';
import { button, press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const running = {
  ...{ id: 'a', state: 'running', audience: 'talent', text_en: 'Back soon', text_hi: 'जल्द वापस', link: null },
  ...{ starts_at: '2026-03-01T10:00:00Z', ends_at: '2026-03-02T10:00:00Z', by: 'Ravi' },
};
const period = '1 Mar 2026, 3:30 pm IST to 2 Mar 2026, 3:30 pm IST';

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows what is running, planned and ended', async () => {
  await openPage(page, [
    running,
    { ...running, id: 'b', state: 'planned', audience: 'everyone', link: '/plans' },
    { ...running, id: 'c', state: 'ended', text_en: 'Old' },
  ]);

  expect(headings()).toEqual(['Running or planned', 'Ended']);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain(`Running nowBack soonजल्द वापसTalent · ${period} · saved by Ravi`);
  expect(rows[0]).not.toContain('leads to');
  expect(rows[1]).toContain(`PlannedBack soonजल्द वापसEveryone · ${period} · saved by Ravi · leads to /plans`);
  expect(rows[2]).toMatch(/^Old/);
  expect(screen.queryByText(/^There are no announcements now/)).toBeNull();
  cleanup();

  await openPage(page, []);
  expect(screen.getByText(/^There are no announcements now/)).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('announces for a day from now unless other times are chosen', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), toFake: ['Date'] });
  await openPage(page, []);
  await press('New announcement');
  expect(screen.queryByText(/^There are no announcements now/)).toBeNull();

  expect(document.activeElement).toBe(field(/^For/));
  expect(field(/^For/).value).toBe('everyone');
  type(/^For/, 'production');
  type(/^Text in English/, 'Back soon');
  type(/^Text in Hindi/, 'जल्द वापस');
  type(/^Link/, '/plans');
  await press('Save announcement');
  expect(button('Save announcement').disabled).toBe(true);
  const fields = { text_hi: 'Write it in Hindi.' };
  const sent = await reject('POST /api/admin/announcements', 400, { fields });

  expect(sent.body).toEqual({
    ...{ audience: 'production', text_en: 'Back soon', text_hi: 'जल्द वापस', link: '/plans' },
    ...{ from_day: '2026-03-01', from_time: '15:30', until_day: '2026-03-02', until_time: '15:30' },
  });
  expect(field(/^Text in Hindi/).ariaInvalid).toBe('true');
  expect(field(/^Text in English/).value).toBe('Back soon');
  await press('Save announcement');
  await reply('POST /api/admin/announcements');
  expect(button('New announcement')).toBeDefined();
});

test('changes an announcement in its place', async () => {
  await openPage(page, [running]);

  await press('Change Back soon');
  expect([field(/^For/).value, field(/^Text in English/).value, field(/^Start time/).value]).toEqual([
    ...['talent', 'Back soon', '15:30'],
  ]);
  await press('Cancel');
  await press('Change Back soon');
  type(/^End date/, '2026-03-05');
  await press('Save announcement');
  const sent = await reply('PUT /api/admin/announcements/a');

  expect(sent.body).toMatchObject({ link: '', until_day: '2026-03-05', from_day: '2026-03-01' });
  expect(button('Change Back soon')).toBeDefined();
});

test.each([
  ['running', 'End Back soon', 'End announcement'],
  ['planned', 'Delete Back soon', 'Delete announcement'],
])('ends an announcement that is %s after a confirmation', async (state, name, confirm) => {
  await openPage(page, [{ ...running, state }]);

  await press(name);
  await press(confirm);

  expect(pending[0]?.to).toBe('POST /api/admin/announcements/a/end');
});
