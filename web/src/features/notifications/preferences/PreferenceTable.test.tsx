import type { Reply } from '@kirdaar/contract/api';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PreferenceTable } from '#features/notifications/preferences/PreferenceTable.tsx';

test('greys the channels without consent, says why, and leads to where consent is given', () => {
  const loaded: Reply<'GET /api/preferences'> = {
    success: true,
    channels: ['email', 'whatsapp', 'sms', 'push'],
    language: 'en',
    email: 'asha@example.com',
    mobile: '+91 •••••• 3210',
    mobile_verified: true,
    devices: 0,
    preferences: [
      { kind: 'account', channel: 'email', wanted: true, fixed: true },
      { kind: 'applications', channel: 'email', wanted: true, fixed: false },
      { kind: 'applications', channel: 'whatsapp', wanted: true, fixed: false },
      { kind: 'applications', channel: 'sms', wanted: true, fixed: false },
    ],
    agreements: [
      { channel: 'whatsapp', agreed: false, text: 'A text.', version: '1' },
      { channel: 'sms', agreed: true, text: 'A text.', version: '1' },
    ],
    application_digest: null,
    quiet_hours: false,
  };
  const Site = createRoutesStub([
    { path: '/', Component: () => <PreferenceTable accountRole="talent" loaded={loaded} /> },
  ]);
  render(<Site />);

  const row = screen.getByRole('row', { name: /^Applications/ });
  const [email, whatsapp, sms] = within(row).getAllByRole<HTMLInputElement>('switch');
  expect([email?.checked, email?.disabled]).toEqual([true, false]);
  expect([whatsapp?.checked, whatsapp?.disabled]).toEqual([false, true]);
  expect([sms?.checked, sms?.disabled]).toEqual([true, false]);
  const why = document.getElementById(whatsapp?.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('WhatsApp: you have not agreed to messages by WhatsApp. Agree to WhatsApp');
  expect(screen.getByRole('link', { name: 'Agree to WhatsApp' }).getAttribute('href')).toBe(
    '#agree-whatsapp',
  );
  expect(within(row).getByText('Not sent by Browser')).toBeDefined();
});
