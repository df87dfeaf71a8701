import { Form, Link, useNavigate } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { MergeForm } from '#features/admin/people/MergeForm.tsx';
import { type MergeSearch, mergeWrites } from '#features/admin/people/merge-writes.ts';
import { personStateTexts } from '#features/admin/people/person-texts.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/people.ts';

/** Finds the second account that somebody made by mistake, and merges the two. */
export function MergeSection({ search: { text, error, found, pair } }: { search: MergeSearch }) {
  const navigate = useNavigate();
  const merge = useConfirmedWrite(mergeWrites, 'merge', {
    onDone: ({ into }) => navigate(adminPaths.person.replace(':id', into)),
  });
  return (
    <Section title={words.merge_title} lead={words.merge_lead}>
      <Form className="flex max-w-3xl flex-wrap items-end gap-4" key={text} preventScrollReset>
        <div className="min-w-56 grow">
          <TextField
            label={words.merge_search}
            name="text"
            type="search"
            required
            defaultValue={text}
            error={error}
          />
        </div>
        <Button type="submit" variant="secondary">
          {words.merge_find}
        </Button>
      </Form>
      {text && !error && found.length === 0 && (
        <div className="mt-5">
          <Notice>{words.merge_none}</Notice>
        </div>
      )}
      {found.length > 0 && (
        <ul className="mt-4 max-w-3xl divide-y divide-line">
          {found.map(({ id, name, email, state }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold">{name ?? words.unnamed}</p>
                <p className="wrap-anywhere text-muted text-sm">
                  {email} · {personStateTexts[state]}
                </p>
              </div>
              <Link
                to={`?with=${id}`}
                preventScrollReset
                aria-label={words.merge_compare_with(email)}
                className="font-semibold text-accent underline-offset-4 hover:underline"
              >
                {words.merge_compare}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {pair && <MergeForm key={pair[1].id} pair={pair} merge={merge} />}
      {merge.dialog}
    </Section>
  );
}
