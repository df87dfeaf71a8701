import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import { fieldLabel, fieldText } from '#features/admin/casting-calls/field-text.ts';
import { linkLook } from '#features/admin/looks.ts';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/reviews.ts';
import { open_proof } from '#words/bookings/pay.ts';
import * as common from '#words/ui/common.ts';

/** What was written in a report, and the copy that it keeps of what it is about. */
export function ReportCopy({ report }: { report: StaffReport }) {
  return (
    <>
      {report.text && (
        <Section title={words.reporter_text}>
          <p className="wrap-anywhere whitespace-pre-line">{report.text}</p>
        </Section>
      )}
      <Copy report={report} />
    </>
  );
}

function Copy({ report: { facts, messages, proofs } }: { report: StaffReport }) {
  return (
    <Section title={words.copy} lead={words.copy_lead}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="font-semibold text-sm">{fieldLabel(name)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{fieldText(name, value)}</dd>
          </div>
        ))}
      </dl>
      {proofs.map(({ party, url }) => (
        <a
          key={party}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`mt-3 block ${linkLook}`}
        >
          {open_proof[party]}
        </a>
      ))}
      {messages.length > 0 && (
        <ol className="mt-5 flex flex-col gap-2">
          {messages.map(({ party, text, written_at, reported }) => (
            <li
              key={written_at}
              className={classNames(
                'rounded-control border px-4 py-2.5',
                reported ? 'border-accent bg-wash' : 'border-line',
                party === 'house' ? 'sm:mr-12' : 'sm:ml-12',
              )}
            >
              <p className="text-muted text-sm">
                {party === 'house' ? words.party_house : common.talent}
                {reported && ` · ${words.message_reported}`}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
