import type { Reply } from '@kirdaar/contract/api';
import { rupees } from '@kirdaar/contract/rules/payments';
import { Download, FileText } from 'lucide-react';
import { downloadUrl } from '#api/download.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { Button } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/billing/payments.ts';

type Invoice = Reply<'GET /api/user/invoices'>['data'][number];

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Section title={words.invoices} lead={words.invoices_lead}>
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
  const name = `${words.invoice_kinds[series]} ${number}`;
  const fileName = `${name.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')}.pdf`;
  const download = useWrite(invoiceWrites, 'download', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.download_failed)),
  });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <FileText aria-hidden className="size-6 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-52 grow basis-0">
        <p className="font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {/* What the document itself says, which never changes. */}
          {longDayOf(issued_at)} · <span lang="en">{description}</span>
        </p>
      </div>
      <p className="font-semibold tabular-nums">
        {series === 'credit_note' && '−'}
        {rupees(total_paise)}
      </p>
      <Button
        Icon={Download}
        variant="secondary"
        disabled={download.busy}
        onClick={() => download.submit({ url, fileName })}
      >
        <span aria-hidden>{words.download}</span>
        <span className="sr-only">{words.download_of(name)}</span>
      </Button>
    </li>
  );
}

/** A download is a write: if the URL of a PDF has expired, the failure reloads the page with a new one. */
export const invoiceWrites = {
  download: ({ url, fileName }: { url: string; fileName: string }) => downloadUrl(url, fileName),
};
