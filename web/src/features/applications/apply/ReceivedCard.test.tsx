import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReceivedCard } from '#features/applications/apply/ReceivedCard.tsx';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { storeHouse } from '#session/store.ts';
import { reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleApplicant } from '#testing/sample-application.ts';

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };
const step = { happened_at: '2026-03-01T06:30:00.000Z', party: 'talent', reason: null, by: null } as const;

function show(fields: object = {}, open = false) {
  const application = {
    ...{ application_id: 'a1', status: 'applied', applied_at: '2026-03-01T20:00:00.000Z' },
    status_history: [{ ...step, status: 'applied' }],
    ...{ consent_pending: false, contact_hidden: false, self_tape: null, media: [], details: {} },
    user: sampleApplicant('Asha Rao', { id: 't1', age: 24 }),
    job: { id: 'job-1', title: 'Lead role' },
    ...{ role_specific_info: 'I ride.', travel: true, availability: false },
    ...fields,
  } as unknown as ReceivedApplication;
  showWithToasts(<ReceivedCard application={application} open={open} />, {});
}

/** The facts of the application, each with its label. */
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('shows what the talent answered for the role, and when', () => {
  show();

  expect(facts()).toEqual(['For this role: I ride.', 'Can travel or relocate: Yes', 'Free on the dates: No']);
  expect(screen.getByText('Applied on 2 Mar 2026')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lead role' }).getAttribute('href')).toContain('job-1');
  expect(screen.queryByText('Application form')).toBeNull();
});

test.each([
  [
    { state: 'received_late', deadline: '2026-03-05T12:30:00.000Z', received_at: '2026-03-06T12:30:00.000Z' },
    'Self-tape: Tape received late, 6 Mar 2026, 6:00 pm IST',
  ],
  [
    { state: 'waiting', deadline: '2026-03-05T12:30:00.000Z', received_at: null },
    'Self-tape: Waiting for tape, deadline 5 Mar 2026, 6:00 pm IST',
  ],
])('shows the state of the self-tape %j', (self_tape, text) => {
  show({ self_tape, travel: false, availability: true });

  expect(facts()).toContain(text);
  expect(facts()).toEqual(expect.arrayContaining(['Can travel or relocate: No', 'Free on the dates: Yes']));
});

test('groups the answers of the form, without empty ones', () => {
  const details = { fullName: 'Asha Rao', dob: '2000-02-29', gender: '', height: '5 ft 6 in' };
  show({ details }, true);

  const form = screen.getByText('Application form').closest('details');
  expect(form?.open).toBe(true);
  const headings = within(form ?? document.body).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Person', 'Appearance']);
  expect(facts()).toEqual(expect.arrayContaining(['Date of Birth: 29 Feb 2000', 'Height: 168 cm · 5′6″']));
  expect(facts().join()).not.toContain('Gender');
});

test('links emails, phone numbers and URLs, and nothing else', () => {
  const details = {
    ...{ email: 'asha@talent.example', phone: '+91 98123-00001', dob: 'unknown' },
    ...{ portfolioLink: 'javascript:alert(1)', instagramLink: 'https://instagram.example/asha' },
  };
  show({ details });

  const form = screen.getByText('Application form').closest('details') ?? document.body;
  const links = within(form).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:asha@talent.example',
    'tel:+919812300001',
    'https://instagram.example/asha',
  ]);
  expect(facts()).toEqual(
    expect.arrayContaining(['Portfolio Link: javascript:alert(1)', 'Date of Birth: unknown']),
  );
});

test('shows each photo, recording and video, and which is the original', () => {
  const medium = { state: 'ready', poster: null };
  show({
    media: [
      { ...medium, id: '1', field: 'headshot', kind: 'image', url: '/a.webp' },
      { ...medium, id: '2', field: 'auditionVideo', kind: 'audio', url: '/a.mp3', state: 'kept' },
      { ...medium, id: '3', field: 'selfTape', kind: 'video', url: '/a.mp4' },
      { ...medium, id: '4', field: 'auditionVideo', kind: 'video', url: null, state: 'processing' },
    ],
  });

  expect(screen.getByAltText('Headshot of Asha Rao').closest('a')?.getAttribute('href')).toBe('/a.webp');
  expect(screen.getByLabelText('Audition Video of Asha Rao').tagName).toBe('AUDIO');
  expect(screen.getByLabelText('Self-tape of Asha Rao').tagName).toBe('VIDEO');
  expect(screen.getAllByText('This is the original file. Some browsers can’t play it.')).toHaveLength(1);
  expect(screen.getAllByRole('figure')).toHaveLength(4);
});

test('counts a view of a self-tape that plays, and offers no download', async () => {
  show({
    media: [{ id: '3', field: 'selfTape', kind: 'video', state: 'ready', poster: null, url: '/a.mp4' }],
  });
  const video = screen.getByLabelText('Self-tape of Asha Rao');

  fireEvent.play(video);

  await reply('POST /api/production/takes/3/views', { message: 'Saved.' });
  expect(video.getAttribute('controlslist')).toBe('nodownload');
});

test.each([
  ['a reviewer', { team_role: 'reviewer' }, {}, true],
  ['a viewer', { team_role: 'viewer' }, {}, false],
  ['anyone before the talent agrees', { team_role: 'owner' }, { consent_pending: true }, false],
  ['anyone after a withdrawal', { team_role: 'owner' }, { status: 'withdrawn' }, false],
] as const)('leads to the conversation for %s: %j', (_, role, fields, possible) => {
  storeHouse('t', { ...house, ...role });
  show(fields);

  expect(screen.getByRole('link', { name: 'Lead role' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Message' }) !== null).toBe(possible);
});

test.each([
  [{ status: 'withdrawn', consent_pending: true }, /^The talent withdrew this application/],
  [{ consent_pending: true, contact_hidden: true }, /^The talent has not agreed to be contacted/],
  [{ contact_hidden: true }, /once your production house is verified/],
])('explains what is withheld: %j', (fields, text) => {
  show(fields);

  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent)).toHaveLength(1);
  expect(screen.getByText(text)).toBeDefined();
});

test('withholds nothing from a verified house', () => {
  show();

  expect(screen.getByText('I ride.')).toBeDefined();
  expect(screen.getAllByRole('status').filter(({ textContent }) => textContent)).toEqual([]);
});

test('marks the last step of the history, with who made it and why', () => {
  const ended = { ...step, status: 'not_selected', by: 'Ravi', reason: 'Postponed.' };
  show({ status_history: [{ ...step, status: 'applied' }, { ...step, status: 'applied' }, ended] });

  const steps = within(screen.getByRole('list', { name: /history/i })).getAllByRole('listitem');
  expect(steps.map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  expect(steps[0]?.textContent).not.toMatch(/again/);
  expect(steps[1]?.textContent).toMatch(/again/);
  expect(steps[2]?.textContent).toMatch(/IST, Ravi.*Postponed\./);
});
