/**
 * An answer with what HTTP says about it.
 *
 * @example
 * const { data, response, requestId }: APIResponse<Order> = await credence.orders.get(orderId).withResponse();
 * console.log(requestId, response.headers.get('ratelimit-remaining'), data.orderStatus);
 */
export interface APIResponse<T> {
  /** What the call returns by itself. */
  data: T;
  /** Status, headers and body as they came; the body can be read. */
  response: Response;
  /** Id of the request, to quote to the operator of the service. */
  requestId: string;
}

/**
 * What every call to the API returns: a promise of its answer that can also tell what came with it.
 *
 * @example
 * const call: APIPromise<Order> = credence.orders.get(orderId);
 * const { orderStatus } = await call;
 * const { response } = await call.withResponse();
 */
export class APIPromise<T> extends Promise<T> {
  readonly #answer: Promise<APIResponse<T>>;

  constructor(answer: Promise<APIResponse<T>>) {
    super((resolve, reject) => {
      answer.then(({ data }) => resolve(data), reject);
    });
    this.#answer = answer;
  }

  /** What `then` makes of it is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /**
   * The answer with its status, headers and request id. It fails where the promise itself does.
   *
   * @example
   * const { data, response } = await credence.orders.list().withResponse();
   * console.log(data.data.length, response.headers.get('ratelimit-remaining'));
   */
  withResponse(): Promise<APIResponse<T>> {
    // Who asks for this one handles its failure here, and must not hear of the same failure as an unhandled one.
    this.catch(() => undefined);
    return this.#answer;
  }
}
