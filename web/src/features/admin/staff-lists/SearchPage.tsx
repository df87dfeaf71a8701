import { ApiError } from '#api/call-api.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { RowsSection } from '#features/admin/staff-lists/StaffRows.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/admin/lists.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SearchPage.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const text = new URL(request.url).searchParams.get('text') ?? '';
  try {
    const { results } = await callStaffApi('GET /api/admin/search', { query: { text } });
    return { text, results, error: undefined };
  } catch (error) {
    if (error instanceof ApiError && error.fields.text)
      return { text, results: [], error: error.fields.text };
    throw error;
  }
}

/** What the search of the header found, by kind. */
export default function SearchPage({ loaderData: { text, results, error } }: Route.ComponentProps) {
  if (!text) return <Page title={common.search} lead={words.search_label} />;
  return (
    <Page title={words.search_results(text)}>
      {error && <Notice tone="failure">{error}</Notice>}
      {!error && results.length === 0 && <Notice>{words.search_none}</Notice>}
      {results.map(({ kind, rows, more }) => (
        <RowsSection
          key={kind}
          title={words.kinds[kind]}
          lead={more && words.search_more}
          kind={kind}
          rows={rows}
        />
      ))}
    </Page>
  );
}
