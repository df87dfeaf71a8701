import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import type { SubmitEvent } from 'react';
import { useWrite } from '#api/use-write.ts';
import { type OwnTape, selfTapeWrites } from '#features/auditions/self-tapes/self-tapes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/auditions/own-tapes.ts';
import * as common from '#words/ui/common.ts';

/** Questions of the house, answered in writing until somebody has watched a take. */
export function TapeQuestions({ tape }: { tape: OwnTape }) {
  const { id, request, answers, may_download, views, may_send } = tape;
  const { submit, busy } = useWrite(selfTapeWrites, 'answerTape', resultToasts(common.answer_failed));
  const mayAnswer = views.people === 0 && (may_send || tape.received_at !== null);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).getAll('answer').map(String);
    submit({ id, answers: given, may_download });
  }
  if (!mayAnswer) {
    return (
      <Section title={words.questions_title}>
        <dl className="flex flex-col gap-3">
          {request.questions.map((question, place) => (
            <div key={question}>
              <dt className="wrap-anywhere font-semibold">{question}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{answers[place] || words.unanswered}</dd>
            </div>
          ))}
        </dl>
      </Section>
    );
  }
  return (
    <Section title={words.questions_title} lead={words.questions_lead}>
      <form method="post" noValidate onSubmit={save} className="flex max-w-prose flex-col gap-4">
        {request.questions.map((question, place) => (
          <TextAreaField
            key={question}
            label={question}
            name="answer"
            rows={2}
            maxLength={MAX_TEXT}
            defaultValue={answers[place]}
          />
        ))}
        <Button type="submit" disabled={busy} className="self-start">
          {busy ? common.sending : words.answers_save}
        </Button>
      </form>
    </Section>
  );
}
