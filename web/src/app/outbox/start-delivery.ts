import { deliverFor, registerSenders } from '#web/data/outbox/the-outbox.ts';
import { SENDERS } from './senders.ts';

registerSenders(SENDERS);

export { deliverFor };
