import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import type { OwnApplication } from '#features/applications/apply/own-application.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/representation.ts';
import * as common from '#words/ui/common.ts';

/** Who sent an application, and the question whose it is if several did. */
export function Representation({ application }: { application: OwnApplication }) {
  const { application_id: id, via_agency, mandate_id, claims } = application;
  const choose = useWrite(applicationWrites, 'chooseRepresentation');
  if (claims.length === 0) return via_agency ? <p className="text-sm">{words.via(via_agency)}</p> : null;
  const choices = [
    { mandate_id, label: via_agency ?? words.myself },
    ...claims.map((claim) => ({ mandate_id: claim.mandate_id, label: claim.agency_name })),
  ];
  return (
    <section
      aria-label={words.question}
      className="relative flex flex-col items-start gap-3 rounded-control border border-marigold bg-marigold-wash p-4"
    >
      <h3 className="font-semibold">{words.question}</h3>
      {choose.error && <Notice tone="failure">{serverMessage(choose.error, common.save_failed)}</Notice>}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.mandate_id}
            variant="secondary"
            disabled={choose.busy}
            onClick={() => choose.submit({ id, mandate_id: choice.mandate_id })}
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
