import { useNavigation, useSearchParams } from 'react-router';
import { type AuditionList, type Auditions, pagesOf } from '#features/auditions/slots/auditions.ts';
import { Button } from '#ui/Button.tsx';
import * as common from '#words/ui/common.ts';

export function ShowMore({ list, next }: { list: AuditionList; next: Auditions['next'] }) {
  const [shown, setShown] = useSearchParams();
  const { state } = useNavigation();
  if (!next[list]) return null;

  function showMore() {
    const more = new URLSearchParams(shown);
    more.set(list, String(pagesOf(shown, list) + 1));
    setShown(more, { replace: true, preventScrollReset: true });
  }
  return (
    <Button variant="secondary" className="mt-4" disabled={state !== 'idle'} onClick={showMore}>
      {common.show_more}
    </Button>
  );
}
