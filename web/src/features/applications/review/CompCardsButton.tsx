import { MAX_COMP_CARDS } from '@kirdaar/contract/rules/limits';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { download } from '#api/download.ts';
import { serverMessage } from '#api/server-message.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

interface CompCardsButtonProps {
  jobId: string;
  /** The title of the casting call, for the names of the files. */
  title: string;
  /** The selected applications. */
  ids: readonly string[];
}

/** Downloads the comp cards of all selected applicants, in as many files as they need. */
export function CompCardsButton({ jobId, title, ids }: CompCardsButtonProps) {
  const [current, setCurrent] = useState(0);
  const parts = Math.ceil(ids.length / MAX_COMP_CARDS);

  async function save() {
    try {
      // One after the other: the server prints few files at once.
      for (let part = 1; part <= parts; part++) {
        setCurrent(part);
        await savePart(part);
      }
    } catch (error) {
      showToast('failure', serverMessage(error, common.download_failed));
    } finally {
      setCurrent(0);
    }
  }

  async function savePart(part: number) {
    const chosen = ids.slice((part - 1) * MAX_COMP_CARDS, part * MAX_COMP_CARDS);
    try {
      await download('GET /api/production/jobs/:id/comp-cards.pdf', {
        params: { id: jobId },
        query: { applications: chosen.join(',') },
        fileName: parts > 1 ? words.comp_cards_file_part(title, part, parts) : words.comp_cards_file(title),
      });
    } catch (error) {
      // Nobody in this part lets the house see their pictures; the others may.
      const isEmpty = error instanceof ApiError && error.code === 'no_comp_cards';
      if (parts === 1 || !isEmpty) throw error;
    }
  }

  return (
    <Button variant="secondary" disabled={current > 0} onClick={save}>
      <Download aria-hidden className="size-4" />
      {current > 0 ? preparing(current, parts) : parts > 1 ? words.comp_cards_files(parts) : words.comp_cards}
    </Button>
  );
}

function preparing(part: number, parts: number): string {
  return parts > 1 ? words.comp_cards_preparing_part(part, parts) : words.comp_cards_preparing;
}
