import type { Reply } from '@kirdaar/contract/api';
import { MAX_FEATURED } from '@kirdaar/contract/rules/content';
import { useEffect, useState } from 'react';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { ListItem } from '#features/admin/content/ItemList.tsx';
import type { WordsFormProps } from '#features/admin/content/plain-forms.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

type Artist = Reply<'GET /api/admin/content/talent'>['talent'][number];

const SEARCH_DELAY_MS = 250;

export function FeaturedForm({ words: { talent_ids }, errors, onChange }: WordsFormProps<'featured'>) {
  const [known, setKnown] = useState<readonly Artist[]>([]);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Artist[]>();
  const [firstIds] = useState(talent_ids);
  const change = (list: string[]) => onChange({ talent_ids: list });

  useEffect(() => {
    if (firstIds.length === 0) return;
    void findTalent({ ids: firstIds }).then(setKnown);
  }, [firstIds]);

  useEffect(() => {
    if (text.trim() === '') return setFound(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const talent = await findTalent({ text });
      if (isCurrent) setFound(talent);
    }, SEARCH_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  function add(artist: Artist) {
    setKnown([...known, artist]);
    setText('');
    change([...talent_ids, artist.id]);
  }
  const nameOf = (id: string) => known.find((artist) => artist.id === id)?.name ?? common.talent;

  return (
    <>
      {talent_ids.length === 0 && <Notice>{words.featured_none}</Notice>}
      <ol className="divide-y divide-line">
        {talent_ids.map((id, index) => (
          <ListItem key={id} name={nameOf(id)} index={index} list={talent_ids} onChange={change}>
            <p className="font-semibold">{nameOf(id)}</p>
            <p className="text-muted text-sm">{factsOf(known.find((artist) => artist.id === id))}</p>
          </ListItem>
        ))}
      </ol>
      {errors.talent_ids && <Notice tone="failure">{errors.talent_ids}</Notice>}
      <TextField
        label={words.featured_find}
        name="talent"
        type="search"
        autoComplete="off"
        value={text}
        disabled={talent_ids.length >= MAX_FEATURED}
        onChange={({ target }) => setText(target.value)}
        // Enter would save the draft.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div aria-live="polite">
        {found?.length === 0 && <p className="text-muted">{words.featured_not_found}</p>}
        <ul className="divide-y divide-line">
          {found?.map((artist) => (
            <li key={artist.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <p className="min-w-44 grow basis-0">
                {artist.name} <span className="block text-muted text-sm">{factsOf(artist)}</span>
              </p>
              <Button
                variant="secondary"
                disabled={talent_ids.includes(artist.id)}
                aria-label={words.featured_add_one(artist.name)}
                onClick={() => add(artist)}
              >
                {words.featured_add}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Without a connection the list stays empty; the next letter asks again. */
async function findTalent(query: { text: string } | { ids: string[] }): Promise<readonly Artist[]> {
  try {
    return (await callStaffApi('GET /api/admin/content/talent', { query })).talent;
  } catch {
    return [];
  }
}

function factsOf(artist: Artist | undefined): string {
  if (!artist) return '';
  const facts = [artist.profile_type, artist.city].filter(Boolean).join(', ');
  return artist.is_public ? facts : `${facts} · ${words.featured_private}`;
}
