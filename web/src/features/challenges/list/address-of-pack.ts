import { CHALLENGES } from '../places.ts';

export const addressOfPack = (packId: string) => `${CHALLENGES.address}/${packId}`;
