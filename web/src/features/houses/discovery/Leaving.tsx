import { leaving } from '#words/houses/discovery.ts';

/** Marks somebody who asked for the deletion of their account: a house can send them nothing. */
export function Leaving({ person }: { person: { is_leaving?: boolean | undefined } }) {
  if (!person.is_leaving) return null;
  return (
    <p className="w-fit rounded-md border border-marigold bg-marigold-wash px-1.5 font-medium text-sm">
      {leaving}
    </p>
  );
}
