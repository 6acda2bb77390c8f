/** One page of a list that goes on by cursor. */
interface Page<T> {
  data: T[];
  pagination: { nextCursor: string | null };
}

/**
 * A whole list, read page by page while it is gone through, each time from its beginning.
 *
 * @example
 * for await (const order of credence.orders.all({ orderStatus: 'IN_PROGRESS' })) console.log(order.id);
 * const latest = await credence.orders.all().toArray({ limit: 250 });
 */
export class Listing<T> implements AsyncIterable<T> {
  readonly #read: (cursor: string | undefined) => Promise<Page<T>>;
  readonly #start: string | undefined;

  constructor(read: (cursor: string | undefined) => Promise<Page<T>>, start?: string) {
    this.#read = read;
    this.#start = start;
  }

  /**
   * The items one after the other; a page is read when it is needed.
   *
   * @example
   * for await (const order of credence.orders.all()) if (order.applicant.isRedacted) break;
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for (let cursor = this.#start; ; ) {
      const { data, pagination } = await this.#read(cursor);
      yield* data;
      if (pagination.nextCursor === null) return;
      cursor = pagination.nextCursor;
    }
  }

  /**
   * The first items as an array, `limit` at most: say how many you can hold, or `Infinity` for all of them.
   *
   * @example
   * const failed = await credence.closeoutEvents.all({ deliveryStatus: 'FAILED' }).toArray({ limit: 1000 });
   */
  async toArray({ limit }: { limit: number }): Promise<T[]> {
    if (!(limit >= 0)) throw new TypeError('toArray needs a limit of 0 or more');
    const items: T[] = [];
    if (limit === 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}
