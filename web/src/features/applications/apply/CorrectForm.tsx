import { type SubmitEvent, useRef } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { ApplyControl } from '#features/applications/apply/ApplyControl.tsx';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { applySections } from '#features/applications/apply/apply-fields.ts';
import type { SentApplication } from '#features/applications/apply/own-application.ts';
import { answerTextsOf, correctionOf, errorsOfAnswer } from '#features/applications/apply/use-apply.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { showToast } from '#ui/toast-list.ts';
import { useFieldErrors } from '#ui/use-field-errors.ts';
import * as words from '#words/applications/apply.ts';
import * as common from '#words/ui/common.ts';

const sections = applySections
  .map(({ title, fields }) => ({ title, fields: fields.filter(({ accept }) => !accept) }))
  .filter(({ fields }) => fields.length > 0);
const fields = sections.flatMap((section) => section.fields);

/** Corrects what a talent sent, until the house opens the application. The photos and the video stay. */
export function CorrectForm({ id, sent }: { id: string; sent: SentApplication }) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, checkOnBlur, checkOnInput, checkAll } = useFieldErrors(fields);
  const correction = useWrite(applicationWrites, 'correct', {
    onDone: ({ message }) => showToast('success', message),
    onFailed: (error) => {
      showToast('failure', serverMessage(error, words.correct_failed));
      if (form.current) show(form.current, errorsOfAnswer(error.fields));
    },
  });
  const values = answerTextsOf(sent);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!checkAll(event.currentTarget)) return;
    correction.submit({ id, ...correctionOf(new FormData(event.currentTarget)) });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.correct}
      className="flex flex-col gap-6"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={checkOnInput}
    >
      {sections.map((section) => (
        <FormSection
          key={section.title}
          {...section}
          values={values}
          errors={errors}
          Control={ApplyControl}
        />
      ))}
      <Button type="submit" disabled={correction.busy} className="max-sm:w-full sm:self-start">
        {correction.busy ? common.saving : words.correct_save}
      </Button>
    </form>
  );
}
