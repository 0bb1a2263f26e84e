import { messages as ja } from './ja.ts';
import type { Messages, OrderMessages } from './messages.ts';

export function orderMessages({ order }: Messages): OrderMessages {
  return { ...(ja.order as OrderMessages), ...order };
}
