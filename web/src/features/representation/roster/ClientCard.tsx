import type { RosterClient } from '@kirdaar/contract/representation/roster';
import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import type { ReactNode } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { openActing } from '#features/representation/acting/acting-session.ts';
import { rosterWrites } from '#features/representation/roster/roster-writes.ts';
import { PersonFacts } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/representation/agency.ts';
import { act_for } from '#words/representation/mandates.ts';
import { category_names } from '#words/rules/people.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

interface ClientCardProps {
  client: RosterClient;
  folders: readonly string[];
  /** The box that selects the client. */
  children?: ReactNode;
}

/** A client of an agency, and how they fit the casting call for which it looks. */
export function ClientCard({ client, folders, children }: ClientCardProps) {
  const { name, image, profileType, availability, folder, managed, fit, applied, mandate_id } = client;
  const { can_be_shown } = client;
  const moving = useWrite(rosterWrites, 'moveToFolder', successToast());
  const folderField = { name: 'folder', label: words.folder_of(name), suggestions: folders } as const;
  const available = availability.map((one) => labelOf(talent_choices.availabilities, one)).join(', ');
  return (
    <Card className="flex h-full overflow-hidden max-sm:flex-wrap sm:flex-col">
      <TalentPhoto
        name={name}
        image={image}
        sizes="(min-width: 40rem) 20rem, 40vw"
        className="w-2/5 shrink-0 sm:aspect-square sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 sm:p-5">
        <h3 className="wrap-anywhere text-xl">{name}</h3>
        {profileType && <p className="text-sm">{labelOf(category_names, profileType)}</p>}
        <PersonFacts person={client} className="text-sm" />
        <p className="text-sm">
          <span className="text-muted">{words.availability}: </span>
          {available || common.not_given}
        </p>
        {managed ? (
          <p className="text-muted text-sm">{words.managed}</p>
        ) : (
          !can_be_shown && <p className="text-muted text-sm">{words.not_shown}</p>
        )}
        {applied && <p className="font-semibold text-leaf text-sm">{appliedText(applied)}</p>}
        {fit && !fit.fits && <p className="text-muted text-sm">{words.fits_not}</p>}
        {fit && fit.reasons.length > 0 && <Chips label={words.fit_reasons} texts={fit.reasons} />}
        <div className="mt-auto flex flex-col items-start gap-2">
          {children}
          <Button variant="secondary" onClick={() => openActing(mandate_id)}>
            {act_for(name)}
          </Button>
          <details className="w-full">
            <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
              {folder ? `${words.folder}: ${folder}` : words.folder_change}
            </summary>
            <FieldsForm
              fields={[{ ...folderField, maxLength: MAX_LINE }]}
              values={{ folder: folder ?? '' }}
              write={{ ...moving, submit: ({ folder }) => moving.submit({ id: mandate_id, folder }) }}
              accountRole="talent"
              submitLabel={words.folder_save}
              busyLabel={common.saving}
              fallbackError={common.save_failed}
            />
          </details>
        </div>
      </div>
    </Card>
  );
}

function appliedText({ by, is_own }: NonNullable<RosterClient['applied']>): string {
  if (is_own) return words.applied_by_you;
  return by === null ? words.applied_alone : words.applied_by(by);
}
