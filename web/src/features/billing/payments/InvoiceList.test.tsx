import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, type Mock, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { InvoiceList, invoiceWrites } from '#features/billing/payments/InvoiceList.tsx';

const invoice = {
  id: '11111111-1111-4111-8111-111111111111',
  series: 'invoice' as const,
  number: 'KD/26-27/000042',
  issued_at: '2026-11-21T04:30:00.000Z',
  description: 'Pro plan for 365 days',
  total_paise: 299_900,
};

test('fetches a new URL for the next click when the URL of a PDF has expired', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return Response.json({ message: 'Not found.' }, { status: 404 });
  });
  const load: Mock<() => string> = vi.fn(() => `/api/invoices/1/pdf?signature=${load.mock.calls.length}`);
  const Site = createRoutesStub([
    {
      path: '/',
      loader: load,
      HydrateFallback: () => null,
      // The stub passes what its own loader returns.
      Component: ({ loaderData }) => <InvoiceList invoices={[{ ...invoice, url: String(loaderData) }]} />,
      action: pageAction(invoiceWrites),
    },
  ]);
  await act(async () => render(<Site />));
  const download = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: /^Download PDF/ })));

  await download();
  await download();

  expect(fetched).toEqual(['/api/invoices/1/pdf?signature=1', '/api/invoices/1/pdf?signature=2']);
});
