import { place_name } from '#words/rules/places.ts';

export interface ChoosablePerson {
  application_id: string;
  user: { name: string; city: string | null };
}

/** Applicants to choose from; sends the IDs of their applications as `application`. */
export function PeopleChoice({ legend, people }: { legend: string; people: readonly ChoosablePerson[] }) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      {people.map(({ application_id, user }) => (
        <label
          key={application_id}
          className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2"
        >
          <input type="checkbox" name="application" value={application_id} className="size-5 shrink-0" />
          <span className="wrap-anywhere min-w-0">
            {user.name}
            {user.city && <span className="text-muted"> · {place_name(user.city)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
