import { type SubmitEvent, useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { PeopleChoice } from '#features/auditions/slots/PeopleChoice.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as castingInputAnswers from '#words/answers/casting-input.ts';
import * as words from '#words/auditions/slots.ts';

interface InviteFormProps {
  jobId: string;
  candidates: Auditions['candidates'];
  round?: number;
  /** Who is listed; by default those in the stage of the board. */
  legend?: string;
  onDone?: () => void;
}

export function InviteForm(props: InviteFormProps) {
  const { jobId, candidates, round = 1, legend = words.invite_from_stage, onDone } = props;
  const invite = useWrite(auditionWrites, 'inviteToAudition', resultToasts(words.invite_failed, onDone));
  const [missing, setMissing] = useState(false);
  if (candidates.length === 0) {
    return <p className="text-muted">{words.invite_empty}</p>;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const applications = new FormData(event.currentTarget).getAll('application').map(String);
    setMissing(applications.length === 0);
    if (invite.busy || applications.length === 0) return;
    invite.submit({ jobId, applications, round });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PeopleChoice legend={legend} people={candidates} />
      {missing && <Notice tone="failure">{castingInputAnswers.select_applicant}</Notice>}
      <Button type="submit" disabled={invite.busy} className="self-start">
        {invite.busy ? words.invite_busy : words.invite}
      </Button>
    </form>
  );
}
