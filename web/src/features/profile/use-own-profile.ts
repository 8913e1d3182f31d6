import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/data/session.ts';
import { toast } from '#web/ui/toast.tsx';
import { type OwnProfile, ownProfileQuery, saveOwnProfile } from './api/own-profile.ts';
import { OWN_PROFILE_TEXTS } from './texts.ts';

/** The own profile and a way to change it: a change shows at once, and goes back if it cannot be kept. */
export function useOwnProfile(onSaved?: (change: Partial<OwnProfile>) => void) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const query = ownProfileQuery(userId);
  const { data: profile } = useQuery(query);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: saveOwnProfile,
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: query.queryKey });
      const before = queries.getQueryData(query.queryKey);
      queries.setQueryData(query.queryKey, (known) => known && { ...known, ...change });
      return before;
    },
    onSuccess: (_done, change) => onSaved?.(change),
    onError: (_error, _change, before) => {
      queries.setQueryData(query.queryKey, before);
      toast({ ...OWN_PROFILE_TEXTS.failed, tone: 'error' });
    },
  });
  return { profile, change: mutate, saving: isPending ? variables : undefined };
}
