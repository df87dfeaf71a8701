import type { Reply } from '@kirdaar/contract/api';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { FEEDBACK_DAYS, type FeedbackQuestion, questionsOf } from '@kirdaar/contract/rules/feedback';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { FeedbackAnswers } from '#features/bookings/terms/FeedbackAnswers.tsx';
import { termsWrites } from '#features/bookings/terms/terms-writes.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/bookings/feedback.ts';
import * as common from '#words/ui/common.ts';

type Page = Pick<Reply<'GET /api/user/offers/:id/terms'>, 'application_id' | 'feedback' | 'offer' | 'pay'>;

interface GiveFeedbackProps {
  page: Page;
  reader: 'talent' | 'house';
}

/** After the last day of work each side answers two questions about the other, which only staff read. */
export function GiveFeedback({ page, reader }: GiveFeedbackProps) {
  const [open, setOpen] = useState(false);
  const mayWrite = useMayWrite();
  const { feedback, pay } = page;
  const today = dayInIndia(new Date());
  if (!pay || pay.last_day >= today || (!feedback && !mayWrite)) return null;
  const until = feedback && addDays(dayInIndia(new Date(feedback.given_at)), FEEDBACK_DAYS);
  const isFinal = until !== null && until < today;
  return (
    <Section title={words.title} lead={words.lead[reader]}>
      <div className="flex flex-col gap-5">
        {feedback && !open && <FeedbackAnswers feedback={feedback} />}
        {until && !isFinal && !open && <p className="text-muted">{words.change_until(longDay(until))}</p>}
        {mayWrite && !open && !isFinal && (
          <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
            {feedback ? words.change : words.give}
          </Button>
        )}
        {open && <FeedbackForm page={page} reader={reader} onClose={() => setOpen(false)} />}
      </div>
    </Section>
  );
}

function FeedbackForm({ page, reader, onClose }: GiveFeedbackProps & { onClose: () => void }) {
  const { application_id, feedback, offer } = page;
  const name = reader === 'house' ? 'giveFeedback' : 'giveOwnFeedback';
  const write = useWrite(termsWrites, name, successToast(onClose));
  const id = reader === 'house' ? application_id : (offer?.id ?? '');
  const question = (name: FeedbackQuestion): FieldSpec & { name: FeedbackQuestion } => ({
    ...{ name, label: words.questions[name], type: 'radio' as const, required: true, wide: true },
    options: ['yes', 'no'],
    labels: { yes: common.yes, no: common.no },
  });
  const answered = Object.entries(feedback?.answers ?? {}).map(([name, yes]) => [name, yes ? 'yes' : 'no']);
  return (
    <>
      <FieldsForm
        fields={[
          ...questionsOf[reader].map(question),
          { name: 'note', label: words.note, type: 'lines', maxLength: MAX_TEXT, wide: true },
        ]}
        values={{ ...Object.fromEntries(answered), note: feedback?.note ?? '' }}
        write={{ ...write, submit: (body) => write.submit({ id, body }) }}
        accountRole={reader === 'house' ? 'production' : 'talent'}
        submitLabel={feedback ? words.change : words.give}
        busyLabel={common.saving}
        fallbackError={common.save_failed}
      />
      <Button variant="quiet" className="self-start" onClick={onClose}>
        {common.cancel}
      </Button>
    </>
  );
}
