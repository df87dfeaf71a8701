import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BadgeSection } from '#features/privacy/identity-checks/BadgeSection.tsx';
import * as confirm from '#features/privacy/identity-checks/ConfirmEmailPage.tsx';
import { CorrectionRequests } from '#features/privacy/identity-checks/CorrectionRequests.tsx';
import { correctionWrites } from '#features/privacy/identity-checks/correction-writes.ts';
import * as objection from '#features/privacy/identity-checks/ObjectionPage.tsx';
import { press } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage, showWithToasts } from '#testing/open-page.tsx';

test('objects to a correction with the link in the email', async () => {
  window.location.hash = '#id=one&token=abc';
  await openPage(objection, objection.clientLoader());
  fireEvent.change(screen.getByLabelText(/^What is wrong/), { target: { value: 'I was born in 1991.' } });
  await press('Send objection');
  await reject('POST /api/corrections/object', 400, { fields: { text: 'Say more.' } });
  expect(screen.getByText('Say more.')).toBeDefined();
  await press('Send objection');
  await reject('POST /api/corrections/object', 400, {
    message: 'No.',
    fields: { token: 'This token is not valid.' },
  });
  expect(screen.getByText('No.')).toBeDefined();
  await press('Send objection');
  const { body } = await reply('POST /api/corrections/object', { message: 'Objection sent.' });

  expect(body).toEqual({ id: 'one', token: 'abc', text: 'I was born in 1991.' });
  expect(screen.getByText('Objection sent.')).toBeDefined();
});

test('reads another link to the same page by loading it again, and not the link to its content', () => {
  objection.clientLoader();
  const reload = vi.fn();
  const open = (hash: string) => {
    vi.stubGlobal('location', { ...window.location, hash, reload });
    fireEvent(window, new HashChangeEvent('hashchange'));
    return reload.mock.calls.length;
  };

  expect([open('#content'), open('#id=two&token=def')]).toEqual([0, 1]);
});

test('says that a link to object is incomplete', async () => {
  await openPage(objection, { id: '', token: '' });

  expect(screen.getByText(/^This link is incomplete/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('confirms the email that staff entered, and leads to a new password', async () => {
  await openPage(confirm, { token: 'abc' });
  await press('Confirm this email');
  const proven = { role: 'talent' as const, email: 'new@lamp.example', reset_token: 'reset' };
  const { body } = await reply('POST /api/corrections/confirm-email', proven);

  expect(body).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe(
    '/user/forgot-password',
  );
});

const asked = {
  id: 'r',
  kind: 'correction',
  received_on: '2026-03-01',
  due_on: '2026-03-31',
  text: 'I was born in Pune.',
  reason: null,
} as const;

test('asks for one correction at a time, and shows what became of it', async () => {
  showWithToasts(
    <CorrectionRequests
      accountRole="talent"
      requests={[{ ...asked, state: 'rejected', reason: 'Send a certificate.' }]}
    />,
    correctionWrites,
  );
  expect(screen.getByText('Correction: Rejected')).toBeDefined();
  expect(screen.getByText('Send a certificate.')).toBeDefined();
  await press('Ask for a correction');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'My State is wrong.' } });
  await press('Ask for a correction');
  const { body } = await reply('POST /api/user/correction-requests', { message: 'Sent.' });

  expect(body).toEqual({ text: 'My State is wrong.' });
  expect(screen.getByText('Sent.')).toBeDefined();
});

test('lets a person add to a request that waits', async () => {
  showWithToasts(
    <CorrectionRequests accountRole="talent" requests={[{ ...asked, state: 'open' }]} />,
    correctionWrites,
  );

  expect(screen.getByText('Correction: We answer by 31 Mar 2026')).toBeDefined();
  await press('Write more');
  expect(screen.getByRole('textbox', { name: /^What is wrong/ })).toBeDefined();
});

test('says why a document for the badge was rejected, and sends another', async () => {
  showWithToasts(<BadgeSection badge={{ state: 'rejected', reason: 'Too dark.' }} />, correctionWrites);
  expect(screen.getByText('We could not accept your document: Too dark.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send document' })).toBeDefined();

  const chosen = new FormData();
  chosen.set('document', new File(['a scan'], 'passport.pdf', { type: 'application/pdf' }));
  void correctionWrites.sendBadgeDocument(chosen);
  const { form } = await reply('POST /api/user/badge-check', { message: 'Sent.' });

  expect(form.get('document')).toMatchObject({ name: 'passport.pdf' });
});
