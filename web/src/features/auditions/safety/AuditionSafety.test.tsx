import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AuditionSafety } from '#features/auditions/safety/AuditionSafety.tsx';
import { SlotDetails } from '#features/auditions/safety/SlotDetails.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { OwnAudition, Slot } from '#features/auditions/slots/auditions.ts';
import { button, press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const slot: Slot = {
  ...{ id: 's1', starts_at: at(1), ends_at: at(2), place: 'Studio 4, Andheri', round: 1 },
  ...{ contact_name: 'Ravi Menon', contact_phone: '+91 98200 00000', woman_name: '', is_private: false },
  bring: '',
};
const audition: OwnAudition = {
  ...{ application_id: 'a1', answer: 'confirmed', slot_id: 's1', calendar_url: null, note: '', round: 1 },
  ...{ changed_at: '', slot, proposed_slot: null, free_slots: [] },
  job: { id: 'job-1', title: 'Younger sister · Short Film' },
  ...{ asks_for_woman: false, arrived_at: null, left_at: null, has_pass: false, safety_number: '1091' },
};

function show(fields: Partial<OwnAudition> = {}, times: Partial<Slot> = {}) {
  const shown = { ...slot, ...times };
  showWithToasts(
    <AuditionSafety audition={{ ...audition, ...fields, slot: shown }} slot={shown} />,
    auditionWrites,
  );
}

test('tells the safety team with one press, shows whom to call, and takes what is happening', async () => {
  show();
  await press('I don’t feel safe');

  expect(screen.getByRole('link', { name: 'Call 1091' }).getAttribute('href')).toBe('tel:1091');
  const first = await reply('POST /api/user/auditions/a1/unsafe');
  expect(first.body).toEqual({ request_id: expect.any(String), text: '' });
  expect(await screen.findByText(/needs? help|need help at Studio 4, Andheri/)).toBeDefined();
  await userEvent.type(screen.getByRole('textbox'), 'The door is locked.');
  await press('Send');
  const second = await reply('POST /api/user/auditions/a1/unsafe');
  expect(second.body).toEqual({ request_id: expect.any(String), text: 'The door is locked.' });
});

test('repeats a message that the server did not take under the same id, and keeps what was typed', async () => {
  show();
  await press('I don’t feel safe');
  await reply('POST /api/user/auditions/a1/unsafe');
  await userEvent.type(screen.getByRole('textbox'), 'Help.');
  await press('Send');
  const first = await reject('POST /api/user/auditions/a1/unsafe', 500, { message: '' });

  expect(await screen.findByText(/^We couldn’t tell our safety team/)).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Help.');
  await press('Try again');
  const again = await reply('POST /api/user/auditions/a1/unsafe');
  expect(again.body).toEqual(first.body);
});

test('checks in from two hours before, and out', async () => {
  show();
  await press('Check in');
  expect(pending).toMatchObject([{ to: 'PUT /api/user/auditions/a1/check-in' }]);
});

test('shows no check-in before, and the check-out after it', async () => {
  show({}, { starts_at: at(3), ends_at: at(4) });
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(button('I don’t feel safe')).toBeDefined();
});

test('checks out once', async () => {
  show({ arrived_at: '2031-03-20T04:32:00.000Z' });
  expect(screen.getByText('Arrived 10:02 am')).toBeDefined();
  await press('Check out');
  expect(pending).toMatchObject([{ to: 'PUT /api/user/auditions/a1/check-out' }]);
});

test('a day after the audition only the report is left', () => {
  show({ left_at: '2031-03-20T05:32:00.000Z' }, { starts_at: at(-26), ends_at: at(-25) });

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I don’t feel safe']);
});

test('shares a link, and stops that', async () => {
  show({ has_pass: true });
  await press('Share with family');
  await reply('POST /api/user/auditions/a1/pass', { url: 'https://kirdaar.example/pass/secret' });

  const link = await screen.findByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'https://kirdaar.example/pass/secret',
  );
  await press('Stop sharing');
  expect(pending).toMatchObject([{ to: 'DELETE /api/user/auditions/a1/pass' }]);
});

test('asks for a woman to be there unless one is named', async () => {
  show({}, { woman_name: 'Meera Iyer' });
  expect(screen.queryByRole('button', { name: /woman/ })).toBeNull();
});

test('asks once for a woman to be there', async () => {
  show();
  await press('Ask for a woman to be there');
  expect(pending).toMatchObject([{ to: 'PUT /api/user/auditions/a1/woman' }]);
});

test('leads to the map, and says who is there and what is unusual', () => {
  const unusual = { starts_at: '2031-03-20T14:00:00Z', ends_at: '2031-03-20T14:30:00Z', is_private: true };
  showWithToasts(<SlotDetails slot={{ ...slot, ...unusual, woman_name: 'Meera Iyer' }} />, {});

  expect(screen.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Studio+4%2C+Andheri',
  );
  expect(screen.getByText('A woman who will be there: Meera Iyer')).toBeDefined();
  expect(screen.getByText('This is a private home or a hotel room.')).toBeDefined();
  expect(screen.getByText('This is early or late in the day.')).toBeDefined();
});
