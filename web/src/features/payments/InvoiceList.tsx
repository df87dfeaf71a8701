import type { Reply } from '@kirdaar/contract/api';
import { rupees } from '@kirdaar/contract/rules/payments';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { downloadFile } from '#features/payments/download-file.ts';
import { planDay } from '#features/plans/plan-day.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

type Invoice = Reply<'GET /api/user/invoices'>['data'][number];

const kinds = { invoice: 'Invoice', credit_note: 'Credit note' } as const;

/** What was paid and paid back, each with its PDF. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Section title="Invoices" lead="For your tax papers. We also sent each by email.">
      <ul className="flex flex-col divide-y divide-line">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </Section>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { series, number, issued_at, description, total_paise, url } = invoice;
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const name = `${kinds[series]} ${number}`;

  async function download() {
    setBusy(true);
    try {
      await downloadFile(url, `${name.replaceAll(/[^\w-]+/g, '-')}.pdf`);
    } catch {
      // Its address works for ten minutes; the next click finds a new one.
      await revalidate();
      showToast('failure', 'The PDF could not be downloaded. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <FileText aria-hidden className="size-6 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-52 grow basis-0">
        <p className="font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {planDay(issued_at)} · {description}
        </p>
      </div>
      <p className="font-semibold tabular-nums">
        {series === 'credit_note' && '−'}
        {rupees(total_paise)}
      </p>
      <Button look="secondary" disabled={busy} onClick={download}>
        <Download aria-hidden className="size-4" />
        <span>
          Download PDF<span className="sr-only"> of {name}</span>
        </span>
      </Button>
    </li>
  );
}
