import { Form, Link } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { rowLinkLook } from '#features/admin/looks.ts';
import { kindText } from '#features/admin/people/person-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/people.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PeoplePage.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const text = new URL(request.url).searchParams.get('text') ?? '';
  try {
    const { people } = await callStaffApi('GET /api/admin/people', { query: { text } });
    return { text, people, error: undefined };
  } catch (error) {
    if (error instanceof ApiError && error.fields.text) return { text, people: [], error: error.fields.text };
    throw error;
  }
}

export default function PeoplePage({ loaderData: { text, people, error } }: Route.ComponentProps) {
  return (
    <Page title={words.page}>
      <Form className="flex flex-wrap items-end gap-4" key={text}>
        <div className="min-w-64 grow">
          <TextField
            label={words.search_text}
            name="text"
            type="search"
            required
            defaultValue={text}
            error={error}
          />
        </div>
        <Button type="submit">{common.search}</Button>
      </Form>
      {text && !error && people.length === 0 && <Notice>{words.search_none}</Notice>}
      {people.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4 shadow-card sm:px-5">
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3.5">
              <div className="min-w-44 grow basis-0">
                <Link to={adminPath('person', person.id)} className={rowLinkLook}>
                  {person.name ?? words.unnamed}
                </Link>
                <p className="wrap-anywhere text-muted text-sm">
                  {kindText(person)} · {person.email}
                </p>
              </div>
              <p className="text-sm">{words.states[person.state]}</p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
