/**
 * Types of the API, generated from openapi/openapi.json by `npm run generate`: do not edit.
 */

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness
         * @description Answers while the process runs. Public, and independent of the database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description The orders of the organization, newest first, a page at a time. Reading on by cursor is exact also while orders are being created.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description Validates and stores the order and starts its searches. They run after the answer.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/dry-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an order
         * @description Checks an order as its creation would, and answers with the policy that each of its searches would run by. Nothing is created.
         */
        post: operations["dryRunOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description The order with its applicant and search summaries. An unknown id answers 200 with an error text.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Cancel an order
         * @description Cancels the order and every search still in progress. Repeating it changes nothing.
         */
        delete: operations["cancelOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{id}/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the searches of an order
         * @description Every search of the order with its phase and results; made for polling.
         */
        get: operations["listSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{id}/searches/{searchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a search
         * @description One search with its results and its outreach history.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a search
         * @description Completes, reassigns or cancels a search. Repeating the present status changes nothing.
         */
        patch: operations["updateSearch"];
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide what waits for review
         * @description Accepts, corrects or rejects what was said about records in REVIEW, claim by claim or record by record. A record that is rejected is asked about again. The result keeps the claims, the answers to your questions and who decided.
         */
        post: operations["submitReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of a search
         * @description The contact plan, the most trusted contact first, with those that were removed.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a contact
         * @description Replaces a contact. Waiting attempts at a destination that it no longer has go to a new destination of the same channel, or are cancelled where there is none; then attempts at its other new destinations are scheduled, or else at the rest of the plan. A mark goes with the destinations that it was given for.
         */
        put: operations["updateContact"];
        /**
         * Add a contact
         * @description Adds a contact to ask. Attempts are scheduled when executeOutboundImmediately is true, or when the search waits for just that: a contact to be added.
         */
        post: operations["addContact"];
        /**
         * Remove a contact
         * @description Takes a contact out of the plan. It stays in the list of contacts as removed.
         */
        delete: operations["removeContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/contact/mark-accuracy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact accurate or inaccurate
         * @description Keeps your judgement with its reason, and stops or starts attempts as asked.
         */
        post: operations["markContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/outbounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the outbounds of a search
         * @description The attempts that are scheduled or paused, the next one first. With include=all every other attempt follows.
         */
        get: operations["listOutbounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/cancel-outbounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel all outbounds
         * @description Cancels every scheduled or paused attempt for good. What was sent cannot be recalled.
         */
        post: operations["cancelAllOutbounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/pause-outbounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause all outbounds
         * @description Pauses every scheduled attempt. An attempt that is being sent is not counted.
         */
        post: operations["pauseAllOutbounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/resume-outbounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume all outbounds
         * @description Schedules every paused attempt again. Those whose time has passed move into the next business hours, one follow-up interval apart; where the outbound window or the SLA ends before that, they are cancelled.
         */
        post: operations["resumeAllOutbounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/pause-outbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an outbound
         * @description Pauses one scheduled attempt. Once it is being sent, 409 says that it is too late.
         */
        post: operations["pauseOutbound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/resume-outbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an outbound
         * @description Schedules one paused attempt again, as for all of them. The status is CANCELLED when its time is over.
         */
        post: operations["resumeOutbound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a search
         * @description What contacts sent for the search, by whatever way it came, and what became of it. The newest first.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description One message with its words, its answers, and what was read from it.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{orderId}/searches/{searchId}/messages/{messageId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document of a message
         * @description The file as it came, to be saved: the sender made it, so open it with the care that you give to any attachment.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the searches of all orders
         * @description A work list: the searches that a filter finds, those whose SLA ends first before the others. Reading on by cursor is exact also while searches are being created.
         */
        get: operations["listAllSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/searches/by-external-id/{externalSearchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find searches by your own id
         * @description The searches with this external id, newest first, 100 at most. Ask before you create an order to learn whether you did so already.
         */
        get: operations["listSearchesByExternalId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/orders/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of an order
         * @description A stub that is always empty. Read the outreach history from the activity of each search.
         */
        get: operations["listOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List batches
         * @description A placeholder: batches are not kept. List orders instead.
         */
        get: operations["listBatches"];
        put?: never;
        /**
         * Create many orders
         * @description Creates up to 500 orders in one step. If one of them is not valid, none is created, and every problem is listed with the place of its order.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a batch
         * @description A placeholder: nothing is looked up. Get the orders instead.
         */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        /**
         * Delete a batch
         * @description A placeholder: nothing is cancelled or deleted. Cancel the orders one by one.
         */
        delete: operations["deleteBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/release-form/generate-upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a URL to upload a release to
         * @description Within 15 minutes, send the PDF there by PUT, without a token, as `application/pdf`; 10 MB at most, without scripts, attached files or other active content. Then order with fileUri as applicant.signedReleaseFileUrl; a file that no order names is deleted after 7 days.
         */
        get: operations["generateUploadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/background-check/v1/inbound/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an inbound notification
         * @description Passes on what a contact sent. It is matched by searchId, externalSearchId, contactId, outboundId and threadId, in this order, and processed after the answer. A message that came before is answered as it was then.
         */
        post: operations["submitInboundNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/closeout-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List closeout events
         * @description The events of all searches, newest first, each with every attempt to deliver it. Reading on by cursor is exact also while events occur.
         */
        get: operations["listCloseoutEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/closeout-events/{eventId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver a closeout event again
         * @description Puts the event on its way again at once, with its id and its bytes, to the targets it was made for; a retry that waits is replaced. Repeating the call does not double an attempt that waits or is being made. An event that had no target goes where your configuration sends it now; where no target wants it, or its body was redacted, 409.
         */
        post: operations["redeliverCloseoutEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/closeout-events/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver closeout events again
         * @description The same for every event of a time range, by its status: the oldest first, up to 200 in one call, with a cursor that leads to the others. A dry run counts them.
         */
        post: operations["redeliverAllCloseoutEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends a signed verification.notification with notificationType WEBHOOK_TEST, once, and answers with its outcome: usually at once, after 20 seconds at the latest.
         */
        post: operations["sendWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit trail
         * @description Who read, changed or was refused what, as JSON lines: the seals of the time in their order, each followed by its entries, and a last line that is signed. A page has ten seals with at most 500 entries each; `nextSeal` of its last line, as `afterSeal`, reads on. Pages one after the other in a file are what `credence audit check` verifies. Entries come with a seal some seconds after they were written.
         */
        get: operations["exportAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "verification.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * verification.completed
         * @description A search ended with a verified outcome.
         */
        post: operations["receiveVerificationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.action_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * verification.action_required
         * @description A search ended and needs a person to act.
         */
        post: operations["receiveVerificationActionRequired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "verification.notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * verification.notification
         * @description Progress of a search.
         */
        post: operations["receiveVerificationNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description One step in the life of a search. */
        Activity: {
            /**
             * Format: uuid
             * @description Id of the entry.
             */
            id: string;
            /** @description What happened, as `OUTBOUND_SENT`. */
            activityType: string;
            /** @description By which way; null where none was used. */
            channel: ("EMAIL" | "VOICE" | "FAX") | null;
            /** @description The address, number or website that was asked; null where it is about none. */
            channelValue: string | null;
            /** @description The same in words. */
            description: string;
            /**
             * Format: uuid
             * @description The contact it is about; null when it is about none.
             */
            contactId: string | null;
            /**
             * Format: uuid
             * @description The attempt it is about; null when it is about none.
             */
            outboundId: string | null;
            /**
             * @description Who did it.
             * @enum {string}
             */
            actor: "SYSTEM" | "API" | "CONTACT";
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
        };
        /** @description The applicant as stored; after redaction names and ssn read [REDACTED]. */
        Applicant: {
            /**
             * Format: uuid
             * @description Id of the applicant.
             */
            id: string;
            /** @description Legal first name. */
            firstName: string;
            /** @description Legal last name. */
            lastName: string;
            /** @description Social security number, as you sent it. */
            ssn: string;
            /** @description Date of birth; null when there is none. */
            birthday: string | null;
            /** @description Phone number; null when there is none. */
            phone: string | null;
            /** @description E-mail address; null when there is none. */
            email: string | null;
            /** @description True once personal data was cleared when its time was over. */
            isRedacted: boolean;
            /**
             * Format: date-time
             * @description When the order was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description The person whose employment or education is verified. */
        ApplicantCreate: {
            /** @description Legal first name. */
            firstName: string;
            /** @description Legal last name. */
            lastName: string;
            /** @description Social security number, as 900-12-3456. Its form is not checked. */
            ssn: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            birthday?: string | null;
            /** @description Phone number of the applicant. */
            phone?: string | null;
            /**
             * Format: email
             * @description E-mail address of the applicant.
             */
            email?: string | null;
            /** @description The signed release, which goes along with requests: an `https://` URL, the `gs://` address of an upload, or the PDF as base64, bare or as a `data:` URL, 10 MB at most. */
            signedReleaseFileUrl?: string | null;
            /** @description Where the applicant lived; exactly one entry is the current address. Leave it out when there is none. */
            addresses?: {
                /** @description What kind of address it is; `home` by convention. */
                addressType: string;
                /** @description Street and number. */
                addressLine1: string;
                /** @description Apartment, floor and the like. */
                addressLine2?: string | null;
                /** @description City. */
                addressCity: string;
                /** @description Two-letter code of the US state. */
                addressState: string;
                /** @description ZIP or postal code. */
                addressZipCode: string;
                /**
                 * @description Two-letter code of the country.
                 * @default US
                 */
                addressCountry?: string | null;
                /**
                 * Format: date
                 * @description First day of living there; before endDate.
                 */
                startDate: string;
                /**
                 * Format: date
                 * @description Last day of living there; null or left out for the current address.
                 */
                endDate?: string | null;
            }[] | null;
            /** @description Other names of the applicant, former ones too. */
            applicantAlias?: {
                /** @description First name that the applicant had or has. */
                firstName: string;
                /** @description Last name that the applicant had or has. */
                lastName: string;
                /** @description Middle name. */
                middleName?: string | null;
                /** @description As `Jr.` or `III`. */
                suffix?: string | null;
            }[] | null;
        };
        /** @description Orders to create together: all of them, or none. */
        BatchCreate: {
            /** @description The orders, each as for creating one. */
            orders: components["schemas"]["OrderCreate"][];
        };
        /** @description The new orders, in the order of the request. Nothing is kept under batchId. */
        BatchCreated: {
            /**
             * @description Always true: a batch that fails is answered as an error.
             * @constant
             */
            success: true;
            /**
             * Format: uuid
             * @description Id of this request, for your own records.
             */
            batchId: string;
            /** @description How many orders there are now. */
            ordersCreated: number;
            /** @description The new orders, in the order of the request. */
            orders: components["schemas"]["OrderCreated"][];
        };
        /** @description The searches that the orders would run. */
        BatchDryRun: {
            /**
             * @description Always true: nothing was created.
             * @constant
             */
            dryRun: true;
            /** @description What each of the orders would run, in the order of the request. */
            orders: components["schemas"]["OrderDryRun"][];
        };
        /** @description Always empty: batches are not kept. */
        BatchList: {
            /** @description Always empty. */
            batches: unknown[];
            /** @description The page of nothing. */
            pagination: {
                /** @description The page that was asked for. */
                page: number;
                /** @description The page size that was asked for. */
                limit: number;
                /**
                 * @description Always 0.
                 * @constant
                 */
                total: 0;
                /**
                 * @description Always 0.
                 * @constant
                 */
                totalPages: 0;
                /**
                 * @description Always false.
                 * @constant
                 */
                hasNext: false;
                /**
                 * @description Always false.
                 * @constant
                 */
                hasPrev: false;
            };
            /** @description That batches are not kept. */
            message: string;
            /** @description What to ask for instead. */
            note: string;
        };
        /** @description Nothing was cancelled or deleted. */
        BatchNotDeleted: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description The id that was asked for, as it came. */
            batchId: string;
            /** @description That batches are not kept. */
            message: string;
            /** @description What to ask for instead. */
            note: string;
        };
        /** @description The id of the request, and where to look instead. */
        BatchPlaceholder: {
            /** @description The id that was asked for, as it came. */
            batchId: string;
            /** @description That batches are not kept. */
            message: string;
            /** @description What to ask for instead. */
            note: string;
        };
        /** @description The hiring context: who hires for which position, and where. */
        BusinessContext: {
            /** @description The employer that the applicant wants to work for. */
            entityName: string;
            /** @description Title of the position. */
            appliedJobTitle: string;
            /** @description City of the place of work, not of the applicant. */
            worksiteCity: string;
            /** @description Two-letter code of the US state of the place of work. */
            worksiteState: string;
            /** @description Proposed salary; a number, not a text. */
            proposedSalary: number;
            /** @description Free text, as `EXECUTIVE`, `STANDARD` or `SENSITIVE`. */
            positionLevel?: string | null;
            /** @description Whether the position asks for a security clearance. */
            securityClearanceRequired?: boolean | null;
            /** @description Free text, as `TECHNOLOGY`, `HEALTHCARE` or `FINANCE`. */
            industrySector?: string | null;
        };
        /** @description One statement of the applicant beside what the source says about it. */
        Claim: {
            /** @description Which of the records that the search verifies, from 0. */
            record: number;
            /** @description Name of the field of that record, as `position` or `endDate`. */
            field: string;
            /** @description What the applicant says. */
            provided: string | null;
            /** @description What the source says; null when it said nothing, or that there is no end date yet. */
            verified: string | null;
            /**
             * @description How the two compare.
             * @enum {string}
             */
            match: "MATCH" | "MISMATCH" | "UNCLEAR" | "NOT_VERIFIED";
            /** @description Why it is judged so, in words. */
            comment: string | null;
            /** @description Null when no answer says anything about it. */
            evidence: components["schemas"]["ClaimEvidence"] | null;
        };
        /** @description Who said what is said about a claim, when and by which way. */
        ClaimEvidence: {
            /**
             * Format: uuid
             * @description The message that says so.
             */
            inboundId: string;
            /**
             * @description By which way it came.
             * @enum {string}
             */
            channel: "EMAIL" | "EFORM" | "FAX_WEBHOOK" | "VOICE" | "JSON" | "STANDARD";
            /**
             * Format: uuid
             * @description The contact that it is from; null when it is not known.
             */
            contactId: string | null;
            /** @description Name of that contact. */
            contactName: string | null;
            /** @description Who answered, as they said themselves. */
            respondent: {
                /** @description Name of the person; null when they gave none. */
                name: string | null;
                /** @description Role of the person; null when they gave none. */
                title: string | null;
            };
            /**
             * Format: date-time
             * @description When it came.
             */
            receivedAt: string;
            /** @description The documents that came along. */
            documents: {
                /**
                 * Format: uuid
                 * @description Id of the document.
                 */
                id: string;
                /** @description Name of its file. */
                fileName: string;
            }[];
        };
        /** @description An event and what became of it, at all of its targets. */
        CloseoutEvent: {
            /**
             * Format: uuid
             * @description Id of the event, as its `X-Event-Id` header said.
             */
            eventId: string;
            /**
             * @description Name of the event.
             * @enum {string}
             */
            event: "verification.completed" | "verification.action_required" | "verification.notification";
            /** @description Number of the event within its search. */
            sequence: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            /**
             * Format: uuid
             * @description Id of the order.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * @description Type of the search.
             * @enum {string}
             */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /** @description The kind of its last target; `escalation` where the escalation webhook is the only one. */
            endpointSource: ("type-specific" | "fallback" | "escalation") | null;
            /**
             * @description The worst of its deliveries. One that failed does not count once the fallback endpoint has taken over.
             * @enum {string}
             */
            deliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
            /** @description One for each target, oldest first; those that a redelivery replaced are left out. */
            deliveries: components["schemas"]["EventDelivery"][];
            /** @description The newest 100 of all its deliveries, oldest first. */
            attempts: components["schemas"]["DeliveryAttempt"][];
            /**
             * Format: date-time
             * @description When the next attempt is made; null when none is waiting.
             */
            nextRetryAt: string | null;
            /** @description The body as it is sent; null once it was redacted. */
            payload: (components["schemas"]["VerificationCompleted"] | components["schemas"]["VerificationActionRequired"] | components["schemas"]["VerificationNotification"]) | null;
        };
        /** @description Events, newest first. */
        CloseoutEventList: {
            /** @description The events of this page. */
            data: components["schemas"]["CloseoutEvent"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A person or department that can be asked; removed ones are kept. */
        Contact: {
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            id: string;
            /**
             * @description ACTIVE contacts are asked; REMOVED ones are only kept.
             * @enum {string}
             */
            status: "ACTIVE" | "REMOVED";
            /** @description Your last judgement; null without one. */
            accuracyStatus: ("ACCURATE" | "INACCURATE") | null;
            /** @description Name of the person or department. */
            name: string;
            /** @description The organization that they belong to. */
            entityName: string;
            /** @description Role of the person; null when it is not known. */
            title: string | null;
            /** @description How sure it is that this is the right one to ask, 0 to 1. */
            confidence: number;
            /** @description City and state, or what is known of them. */
            location: string;
            /** @description The ways to reach them. */
            contactMethods: components["schemas"]["ContactMethodOutput"][];
            /** @description Who found the contact, as `history`, `research` or `manual_client_entry`. */
            source: string;
            /** @description What you or the service noted about it. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When it was removed; null while it is active.
             */
            removedAt: string | null;
        };
        /** @description A contact to add to the plan of a search. */
        ContactCreate: {
            /** @description Name of the person or department. */
            name: string;
            /** @description The organization that they belong to. */
            entityName: string;
            /** @description Role of the person. */
            title?: string | null;
            /** @description How sure it is that this is the right one to ask, 0 to 1. */
            confidence: number;
            /** @description City and state, or what is known of them. */
            location: string;
            /** @description The ways to reach them. */
            contactMethods: components["schemas"]["ContactMethod"][];
            /**
             * @description Asks the contact now: attempts planned for others give way.
             * @default false
             */
            executeOutboundImmediately?: boolean | null;
        };
        /** @description The new contact, and how many attempts were scheduled for it. */
        ContactCreated: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contactId: string;
            /** @description Whether attempts were scheduled. */
            outboundQueued: boolean;
            /** @description How many attempts were scheduled. */
            queuedCount: number;
            /** @description Why none were scheduled although that was asked for; null otherwise. */
            reason: string | null;
            /** @description Whether a verification.notification was written. It is on its way to the targets there are, and among the closeout events in any case; false where `suppressTypes` leaves it out. */
            webhookEmitted: boolean;
        };
        /** @description The contact plan of a search, the most trusted contact first, with those that were removed. */
        ContactList: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /** @description The contacts, with those that were removed. */
            contacts: components["schemas"]["Contact"][];
            /** @description What research found out about the organizations that the employers or schools belong to: `researchedAt`, `source`, and `organizations`, each with the `entityName` it was looked up for, its `name`, and its `location`, `website` and `relationship`, null where they are not known. Missing when nothing is known. */
            parentOrgResearch?: {
                [key: string]: unknown;
            };
        };
        /** @description Whether a contact is the right one. Waiting attempts at an inaccurate contact are cancelled unless cancelFutureAttempts is false; executeOutboundAttempts counts for an accurate contact only. */
        ContactMark: {
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contactId: string;
            /**
             * @description Whether it is the right one to ask.
             * @enum {string}
             */
            accuracyStatus: "ACCURATE" | "INACCURATE";
            /** @description Why you judge so; kept in the audit trail. */
            reason: string;
            /** @description Cancels waiting attempts at an inaccurate contact; true unless you say otherwise. */
            cancelFutureAttempts?: boolean | null;
            /**
             * @description Schedules attempts at an accurate contact.
             * @default false
             */
            executeOutboundAttempts?: boolean | null;
        };
        /** @description The audit entry of the mark; the queue fields appear when attempts were asked for. */
        ContactMarked: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contactId: string;
            /**
             * Format: uuid
             * @description Id of the entry in the audit trail.
             */
            auditId: string;
            /** @description Whether a verification.notification was written. It is on its way to the targets there are, and among the closeout events in any case; false where `suppressTypes` leaves it out. */
            webhookEmitted: boolean;
            /** @description Whether attempts were scheduled. */
            outboundQueued?: boolean;
            /** @description How many attempts were scheduled. */
            queuedCount?: number;
            /** @description Why none were scheduled although that was asked for; null otherwise. */
            reason?: string | null;
        };
        /** @description One way to reach a contact, and how certain it is. */
        ContactMethod: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string | null;
            /** @description Phone number. */
            phone?: string | null;
            /** @description Fax number. */
            fax?: string | null;
            /** @description How sure it is that this reaches the right one, 0 to 1. */
            confidence: number;
            /** @description Where this was found, in your words. */
            source: string;
        };
        /** @description One way to reach a contact, and how certain it is. */
        ContactMethodOutput: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /** @description Phone number. */
            phone?: string;
            /** @description Fax number. */
            fax?: string;
            /** @description How sure it is that this reaches the right one, 0 to 1. */
            confidence: number;
            /** @description Where this was found, in your words. */
            source: string;
        };
        /** @description One way to reach one contact. */
        ContactPlanEntry: {
            /** @description Name of the contact. */
            name: string;
            /** @description The organization of the contact. */
            entityName: string;
            /** @description The way, as EMAIL. */
            method: string;
            /** @description The address or number. */
            destination: string;
            /** @description Who found the contact. */
            source: string;
            /** @description How sure it is that this is the right one, 0 to 1. */
            confidence: number;
        };
        /** @description Which contact leaves the plan, and why. */
        ContactRemove: {
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contactId: string;
            /** @description Why it is removed; kept in the audit trail. */
            reason: string;
            /**
             * @description Cancels its waiting attempts too.
             * @default true
             */
            cancelPendingOutbound?: boolean | null;
        };
        /** @description How many waiting attempts were cancelled with the contact. */
        ContactRemoved: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contactId: string;
            /** @description Waiting attempts that were cancelled. */
            cancelledActivities: number;
            /** @description Whether a verification.notification was written. It is on its way to the targets there are, and among the closeout events in any case; false where `suppressTypes` leaves it out. */
            webhookEmitted: boolean;
        };
        /** @description What replaces the present contact. Metadata is replaced as a whole; a title that is left out stays as it is. */
        ContactUpdate: {
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contactId: string;
            /** @description Name of the person or department. */
            name: string;
            /** @description The organization that they belong to. */
            entityName: string;
            /** @description Role of the person. */
            title?: string | null;
            /** @description How sure it is that this is the right one to ask, 0 to 1. */
            confidence: number;
            /** @description City and state, or what is known of them. */
            location: string;
            /** @description The ways to reach them. */
            contactMethods: components["schemas"]["ContactMethod"][];
            /** @description Your notes, which replace all earlier ones. */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description How many waiting attempts were cancelled, and how many are now scheduled for a new destination. */
        ContactUpdated: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contactId: string;
            /** @description Waiting attempts that were cancelled. */
            cancelledScheduledAttempts: number;
            /** @description Attempts that are scheduled at its new destinations. */
            scheduledFollowUps: number;
            /** @description Whether a verification.notification was written. It is on its way to the targets there are, and among the closeout events in any case; false where `suppressTypes` leaves it out. */
            webhookEmitted: boolean;
        };
        /** @description One attempt to deliver an event to one target. */
        DeliveryAttempt: {
            /**
             * Format: uuid
             * @description The delivery it belongs to, as its `X-Delivery-Id` header said.
             */
            deliveryId: string;
            /**
             * @description Why it was made: the first try, a retry by the schedule, the first try at a fallback endpoint after another target had failed, a redelivery that you asked for, a test event, or a probe that finds out whether a receiver that kept failing is back.
             * @enum {string}
             */
            trigger: "FIRST" | "RETRY" | "FALLBACK" | "REDELIVERY" | "TEST" | "PROBE";
            /** @description Number of this try, from 1. */
            attemptNumber: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            attemptedAt: string;
            /** @description Without user name and password, and without the values of its query. */
            url: string;
            /** @description Status of the answer; null when there was none. */
            responseStatus: number | null;
            /** @description The first KiB of the answer, without the secrets that were sent. */
            responseBody: string | null;
            /**
             * @description The IP address that was reached; null when none was.
             * @example 203.0.113.7
             */
            address: string | null;
            /** @description Of the whole exchange, with the steps below. */
            durationMs: number;
            /**
             * @description Resolving the name; null when it was not needed, as on a connection kept alive.
             * @example 3
             */
            dnsMs: number | null;
            /**
             * @description TCP and TLS; null when it was not reached or not needed.
             * @example 21
             */
            connectMs: number | null;
            /**
             * @description From the start to the head of the answer; null when there was none.
             * @example 34
             */
            firstByteMs: number | null;
            /** @description Why there was no answer; null when there was one. */
            errorClass: ("BLOCKED_ADDRESS" | "BLOCKED_PORT" | "DNS" | "CONNECT" | "TLS" | "TIMEOUT" | "RESET" | "INVALID_URL" | "OTHER") | null;
            /** @description The same in words. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the next attempt was to follow; null when none was.
             */
            nextAttemptAt: string | null;
        };
        /** @description One qualification to verify. */
        EducationRecord: {
            /** @description Name of the school. */
            institutionName: string;
            /** @description Degree or certificate. */
            qualification: string;
            /** @description What was studied. */
            fieldOfStudy: string;
            /** @description City and state of the school. */
            institutionLocation?: string | null;
            /** @description Website of the school, or its domain, when you know it. */
            institutionWebsite?: string | null;
            /**
             * Format: date
             * @description First day there.
             */
            startDate?: string | null;
            /**
             * Format: date
             * @description Last day there, for attendance without graduation.
             */
            endDate?: string | null;
            /**
             * Format: date
             * @description Day of the graduation.
             */
            graduationDate?: string | null;
            /**
             * Format: email
             * @description E-mail address to ask at, when you know one.
             */
            institutionContactEmail?: string | null;
            /** @description Phone number to ask at, when you know one. */
            institutionContactPhone?: string | null;
        };
        /** @description One job to verify; without endDate it is the current one. */
        EmploymentRecord: {
            /** @description Name of the employer. */
            employerName: string;
            /** @description Title of the position held. */
            position: string;
            /** @description City and state of the employer. */
            employerLocation?: string | null;
            /**
             * Format: email
             * @description E-mail address to ask at, when you know one.
             */
            employerEmail?: string | null;
            /** @description Phone number to ask at, when you know one. */
            employerPhone?: string | null;
            /** @description Fax number to ask at, when you know one. */
            employerFax?: string | null;
            /** @description Website of the employer, or its domain, when you know it. */
            employerWebsite?: string | null;
            /**
             * Format: date
             * @description First day of the job.
             */
            startDate?: string | null;
            /**
             * Format: date
             * @description Last day of the job; null or left out for the current one.
             */
            endDate?: string | null;
        };
        /** @description When an answer can be expected, by the organization's own history of the last 90 days. */
        EstimatedCompletion: {
            /**
             * Format: date-time
             * @description A quarter of the searches that this is based on had their answer by then.
             */
            earliest: string;
            /**
             * Format: date-time
             * @description Nine of ten had it by then. Never after the SLA, when the search ends in any case.
             */
            latest: string;
            /** @description How many searches of this type, answered lately and no sooner than this one, the range is drawn from. */
            basedOn: number;
        };
        /** @description An event on its way to one target. */
        EventDelivery: {
            /**
             * Format: uuid
             * @description Id of the event on its way to this target.
             */
            deliveryId: string;
            /** @description The kind of the target; null where there was none. */
            endpointSource: ("type-specific" | "fallback" | "escalation") | null;
            /** @description Without user name and password, and without the values of its query; null where no target wanted the event, and once it was redacted. */
            url: string | null;
            /**
             * @description What became of it.
             * @enum {string}
             */
            deliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
            /** @description `TARGET_DISABLED`: not sent, because the target has answered 410 and is disabled until you redeliver to it, test it with success, or configure it anew. `RECEIVER_FAILING`: waits for a receiver that keeps failing, or has failed after waiting five days for it. `RECEIVER_BUSY`: waits behind others for the same receiver. */
            heldBy: ("TARGET_DISABLED" | "RECEIVER_FAILING" | "RECEIVER_BUSY") | null;
            /**
             * Format: date-time
             * @description When it is sent; null when it is not, or waits for its receiver.
             */
            nextAttemptAt: string | null;
        };
        /** @description The event is on its way again, with its id and its bytes. */
        EventRedelivered: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the event.
             */
            eventId: string;
            /**
             * @description The worst of its deliveries. One that failed does not count once the fallback endpoint has taken over.
             * @enum {string}
             */
            deliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
            /** @description True when the event was being sent already and was left alone. */
            inFlight: boolean;
        };
        /** @description What became of the events, by number. */
        EventsRedelivered: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /** @description Whether the events were only counted. */
            dryRun: boolean;
            /** @description Events that the filter found before anything was done, also those beyond this call. */
            matched: number;
            /** @description Events that the filter finds beyond this call; in a dry run, all of them. */
            remaining: number;
            /** @description Events that are on their way again. */
            redelivered: number;
            /** @description Events that were being sent already and were left alone. */
            inFlight: number;
            /** @description Events that no target wants. */
            withoutTarget: number;
            /** @description Events that cannot be delivered again, because their bodies were redacted. */
            redacted: number;
            /** @description Leads to the events beyond this call; null when there are none, and from a dry run. */
            nextCursor: string | null;
        };
        /**
         * Format: binary
         * @description The file as it came.
         */
        FileContent: string;
        /** @description The process is alive; image names the build, as <name>:<version>. */
        Health: {
            /** @description Always true. */
            success: boolean;
            /** @description What runs, as <name>:<version>. */
            image: string;
            /** @description Copies of the database that reads may come from; present where the operator has some. */
            readReplicas?: {
                /** @description How many there are. */
                configured: number;
                /** @description How many of them work and are not too far behind, as of about a second ago. */
                usable: number;
            };
        };
        /** @description The records to verify. */
        History: {
            /** @description The jobs, for EMPLOYMENT searches. */
            employment?: components["schemas"]["EmploymentRecord"][] | null;
            /** @description The qualifications, for EDUCATION searches. */
            education?: components["schemas"]["EducationRecord"][] | null;
        };
        /** @description What the contact answered, claim by claim and question by question. Such answers can complete a search; words alone are put up for review. Claims and questions that the search does not ask are ignored. */
        InboundAnswers: {
            /** @description Who answered, as they said themselves. */
            respondent?: {
                /** @description Name of the person. */
                name?: string | null;
                /** @description Role of the person. */
                title?: string | null;
            } | null;
            /**
             * @description The source has no record of the applicant; claims are then ignored.
             * @default false
             */
            noRecord?: boolean | null;
            /**
             * @description The answers to the claims, one each.
             * @default []
             */
            claims?: components["schemas"]["InboundClaimAnswer"][] | null;
            /**
             * @description The answers to your questions, one each.
             * @default []
             */
            questions?: components["schemas"]["InboundQuestionAnswer"][] | null;
            /** @description What was said beside the answers. */
            comment?: string | null;
        };
        /** @description A file that came with the message. Its address is kept and never fetched. */
        InboundAttachment: {
            /** @description Name of the file. */
            filename?: string | null;
            /** @description Its media type, as `application/pdf`. */
            contentType?: string | null;
            /** @description Its size in bytes. */
            size?: number | null;
            /** @description Where you keep it. */
            url?: string | null;
        };
        /** @description What the source says about one claim. */
        InboundClaimAnswer: {
            /**
             * @description Which of the records that the search verifies, from 0.
             * @default 0
             */
            record?: number | null;
            /** @description Name of the field of that record, as `position` or `endDate`. */
            field: string;
            /** @description Without it, `value` is what the source says. */
            answer?: ("CONFIRMED" | "CORRECTED" | "UNKNOWN") | null;
            /** @description The correct value: text, YYYY-MM-DD or YYYY-MM. As a corrected end date, null means that it has not ended. */
            value?: string | null;
        };
        /** @description What you take the message to be, and how sure you are, 0 to 1. Without it, the service decides from its words. */
        InboundClassification: {
            /**
             * @description What kind of message it is.
             * @enum {string}
             */
            type: "VERIFICATION" | "NO_RECORD" | "THIRD_PARTY" | "WRONG_ORG" | "INFO_REQUESTED" | "INSUFFICIENT" | "RECEIVED" | "AUTHORIZATION_FORM_REQUEST" | "NEXT_CONTACT" | "AUTO_REPLY" | "BOUNCE" | "UNKNOWN" | "OTHER";
            /**
             * @description How sure you are, 0 to 1.
             * @default 1
             */
            confidence?: number | null;
            /** @description Why you think so. */
            reasoning?: string | null;
        };
        /** @description The message belongs to this search, which goes on with it. */
        InboundMatched: {
            /**
             * @description True: the message belongs to a search.
             * @constant
             */
            success: true;
            /** @description Your id of the message, or the one it was given. */
            messageId: string;
            /**
             * Format: uuid
             * @description The search that it belongs to.
             */
            searchId: string;
            /**
             * Format: date-time
             * @description When the message was taken.
             */
            processedAt: string;
        };
        /** @description The message itself: who wrote what to whom, and when. */
        InboundMessageData: {
            /** @description Who wrote. */
            from?: string | null;
            /** @description To whom: one address, or several. */
            to?: (string | string[]) | null;
            /** @description Subject of the message. */
            subject?: string | null;
            /** @description Words of the message, in `text`. */
            body?: {
                /** @description Plain text, without markup. */
                text?: string | null;
            } | null;
            /** @description When it was written; kept as you send it. */
            timestamp?: (string) | null;
            /** @description Files that came along. */
            attachments?: components["schemas"]["InboundAttachment"][] | null;
        };
        /** @description Something that a contact sent, by whatever way it came to you. */
        InboundNotification: {
            /** @description Your id of the message, its Message-ID for one. The same id is accepted once. */
            messageId?: string | null;
            /** @description The Message-ID of our request, or the thread of an earlier message. */
            threadId?: string | null;
            /**
             * @description By which way the message came to you.
             * @default STANDARD
             */
            channel?: ("EMAIL" | "EFORM" | "FAX_WEBHOOK" | "VOICE" | "JSON" | "STANDARD") | null;
            /** @description The message; required when there are no answers. */
            messageData?: components["schemas"]["InboundMessageData"] | null;
            /** @description What you take the message to be. */
            classification?: components["schemas"]["InboundClassification"] | null;
            /** @description What the contact answered, as far as you know already. */
            answers?: components["schemas"]["InboundAnswers"] | null;
            /** @description What the message belongs to: the first of these that names something of yours decides. It belongs to nothing where another one names another search, or where an externalSearchId alone names those of several applicants. */
            metadata?: ({
                /**
                 * Format: uuid
                 * @description Id of a search.
                 */
                searchId?: string | null;
                /** @description Your own id of a search. */
                externalSearchId?: string | null;
                /**
                 * Format: uuid
                 * @description Id of a contact.
                 */
                contactId?: string | null;
                /**
                 * Format: uuid
                 * @description Id of an attempt; a BOUNCE that names none, and no thread either, is a note and no more.
                 */
                outboundId?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        /** @description The answer to one of the questions of the search. */
        InboundQuestionAnswer: {
            /** @description The `questionId` of the question. */
            questionId: number;
            /** @description The chosen option value, several of them, or the free text. */
            selectedAnswer?: (string | string[]) | null;
            /** @description What was said beside the answer. */
            comment?: string | null;
        };
        /** @description The message belongs to no search. It is kept all the same. */
        InboundUnmatched: {
            /**
             * @description False: the message belongs to no search.
             * @constant
             */
            success: false;
            /** @description Your id of the message, or the one it was given. */
            messageId: string;
            /** @description What was looked for in vain. */
            failureReasons: string[];
            /** @description The reason for programs. */
            metadata: {
                /**
                 * @description The same reason as a code.
                 * @constant
                 */
                errorCode: "SEARCH_NOT_FOUND";
            };
            /**
             * Format: date-time
             * @description When the message was taken.
             */
            processedAt: string;
        };
        /** @description A search in a work list: with its SLA, and whom it is about. */
        ListedSearch: {
            /**
             * Format: uuid
             * @description Id of the search.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of its order.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description Id of the applicant.
             */
            applicantId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * @description Type of the search.
             * @enum {string}
             */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /**
             * @description IN_PROGRESS until it ends; the other statuses are final.
             * @enum {string}
             */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /**
             * @description Where the work stands.
             * @enum {string}
             */
            phase: "RESEARCH" | "OUTREACH" | "AWAITING_RESPONSE" | "REVIEW" | "CLOSED";
            /** @description What has to happen next, in words; null when nothing has to. */
            waitingFor: string | null;
            /**
             * Format: date-time
             * @description When something happens at the latest; null when that is not known.
             */
            nextActionAt: string | null;
            /** @description Null once the search has ended, and as long as there is too little history. */
            estimatedCompletion: components["schemas"]["EstimatedCompletion"] | null;
            /** @description The records that it verifies, each with where it stands. */
            records: components["schemas"]["SearchRecord"][];
            /** @description The results: one once it was verified. */
            verificationResult: components["schemas"]["VerificationResult"][];
            /**
             * Format: date-time
             * @description When it ends, whatever was found by then.
             */
            slaAt: string;
            /** @description Whom it is about. */
            applicant: {
                /** @description Legal first name; [REDACTED] after redaction. */
                firstName: string;
                /** @description Legal last name, likewise. */
                lastName: string;
            };
        };
        /** @description A message of a contact with all that it says. */
        Message: {
            /**
             * Format: uuid
             * @description Id of the message; evidence of claims names it as `inboundId`.
             */
            id: string;
            /**
             * Format: uuid
             * @description The search that it belongs to.
             */
            searchId: string;
            /**
             * Format: uuid
             * @description The contact it is from; null when that is not known.
             */
            contactId: string | null;
            /** @description Name of that contact. */
            contactName: string | null;
            /**
             * Format: uuid
             * @description The attempt it answers; null when that is not known.
             */
            outboundId: string | null;
            /**
             * @description Whether it came by the page, by the API or by mail.
             * @enum {string}
             */
            door: "PAGE" | "API" | "MAIL";
            /**
             * @description By which way it was sent.
             * @enum {string}
             */
            channel: "EMAIL" | "EFORM" | "FAX_WEBHOOK" | "VOICE" | "JSON" | "STANDARD";
            /**
             * @description What kind of message it was taken for.
             * @enum {string}
             */
            classification: "VERIFICATION" | "NO_RECORD" | "THIRD_PARTY" | "WRONG_ORG" | "INFO_REQUESTED" | "INSUFFICIENT" | "RECEIVED" | "AUTHORIZATION_FORM_REQUEST" | "NEXT_CONTACT" | "AUTO_REPLY" | "BOUNCE" | "UNKNOWN" | "OTHER";
            /** @description How sure that is, 0 to 1. */
            confidence: number;
            /**
             * Format: date-time
             * @description When it came.
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When it was acted on; null before that.
             */
            processedAt: string | null;
            /** @description Null before it was acted on, and of messages from before 0.2. */
            effect: components["schemas"]["MessageEffect"] | null;
            /** @description Null where nothing was sent back. */
            readBack: components["schemas"]["MessageReadBack"] | null;
            /** @description The files that came along. */
            documents: components["schemas"]["MessageDocument"][];
            /** @description Null where the answer was given on the page. */
            message: components["schemas"]["MessageText"] | null;
            /** @description Null where there are only words. */
            answers: components["schemas"]["MessageAnswers"] | null;
            /** @description What was read from its words, each value with the words it was taken from. */
            reading: {
                [key: string]: unknown;
            } | null;
            /** @description Where a mail came from; null for what came otherwise. */
            origin: components["schemas"]["MessageOrigin"] | null;
            /** @description Why it was taken for what it is; null where no reason was given. */
            reasoning: string | null;
        };
        /** @description What a contact answered in fields. */
        MessageAnswers: {
            /** @description Who answered, as they said themselves. */
            respondent: {
                /** @description Name of the person. */
                name: string | null;
                /** @description Role of the person. */
                title: string | null;
            };
            /** @description Whether the source has no record of the applicant. */
            noRecord: boolean;
            /** @description Whether another contact is to be asked. */
            wrongPerson: boolean;
            /** @description The contact to ask instead; null when none was named. */
            referral: {
                /** @description Name of the person to ask. */
                name: string | null;
                /** @description Their e-mail address. */
                email: string | null;
                /** @description Their phone number. */
                phone: string | null;
                /** @description Their fax number. */
                fax: string | null;
                /** @description Their role. */
                title: string | null;
            } | null;
            /** @description Who keeps the records for the source; null when it keeps them itself. */
            thirdParty: {
                /** @description Code of the vendor, or its name as it was written. */
                vendor: string | null;
                /** @description How to ask them. */
                note: string | null;
            } | null;
            /** @description The answers to the claims. */
            claims: {
                /** @description Which of the records that the search verifies, from 0. */
                record: number;
                /** @description Name of the field of that record. */
                field: string;
                /**
                 * @description What the source says about it.
                 * @enum {string}
                 */
                answer: "CONFIRMED" | "CORRECTED" | "UNKNOWN";
                /** @description The correct value of a CORRECTED claim. */
                value: string | null;
            }[];
            /** @description The answers to your questions. */
            questions: {
                /** @description The `questionId` of the question. */
                questionId: number;
                /** @description Chosen option values, or the one free text. */
                selected: string[];
                /** @description What was said beside it. */
                comment: string | null;
            }[];
            /** @description What was said beside the answers. */
            comment: string | null;
        };
        /** @description A file that came with a message and was kept. */
        MessageDocument: {
            /**
             * Format: uuid
             * @description Id of the document.
             */
            id: string;
            /** @description Name of the file. */
            fileName: string;
            /** @description Its media type, as its sender says. */
            contentType: string;
            /** @description Its size in bytes. */
            size: number;
        };
        /** @description What became of a message. */
        MessageEffect: {
            /**
             * @description What it did to the search.
             * @enum {string}
             */
            kind: "SETTLED" | "REVIEW" | "THIRD_PARTY" | "NEXT_CONTACT" | "BOUNCED" | "NOTED" | "LATE";
            /** @description Why, in words; null where there is nothing to explain. */
            reason: string | null;
        };
        /** @description What came in for a search, the newest first. */
        MessageList: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /** @description The messages of this page, the newest first. */
            messages: components["schemas"]["MessageSummary"][];
            /** @description Leads to the page after this one; null on the last. */
            nextCursor: string | null;
        };
        /** @description Where a mail came from, as far as that can be told. */
        MessageOrigin: {
            /**
             * @description Who wrote it, beside who was asked; UNKNOWN where no contact was asked by mail.
             * @enum {string}
             */
            sender: "ASKED" | "SAME_DOMAIN" | "ELSEWHERE" | "UNKNOWN";
            /** @description What its domains say of it; null where that is not looked up. */
            authentication: {
                /**
                 * @description Whether its server may send for its domain.
                 * @enum {string}
                 */
                spf: "pass" | "fail" | "softfail" | "neutral" | "none" | "temperror" | "permerror";
                /**
                 * @description The best of its signatures.
                 * @enum {string}
                 */
                dkim: "pass" | "fail" | "softfail" | "neutral" | "none" | "temperror" | "permerror";
                /**
                 * @description Whether the domain in From stands for it.
                 * @enum {string}
                 */
                dmarc: "pass" | "fail" | "softfail" | "neutral" | "none" | "temperror" | "permerror";
            } | null;
            /** @description Whether it names the request that it is about. */
            namesRequest: boolean;
        };
        /** @description One message with all that it says. */
        MessageRead: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            message: components["schemas"]["Message"];
        };
        /** @description What was read in a mail, sent back to the address that was asked, to be confirmed on the page. */
        MessageReadBack: {
            /**
             * @description What became of it.
             * @enum {string}
             */
            status: "SCHEDULED" | "SENT" | "FAILED" | "CANCELLED";
            /**
             * Format: date-time
             * @description When it was sent, or is to be.
             */
            at: string | null;
        };
        /** @description A message of a contact, without what it says. */
        MessageSummary: {
            /**
             * Format: uuid
             * @description Id of the message; evidence of claims names it as `inboundId`.
             */
            id: string;
            /**
             * Format: uuid
             * @description The search that it belongs to.
             */
            searchId: string;
            /**
             * Format: uuid
             * @description The contact it is from; null when that is not known.
             */
            contactId: string | null;
            /** @description Name of that contact. */
            contactName: string | null;
            /**
             * Format: uuid
             * @description The attempt it answers; null when that is not known.
             */
            outboundId: string | null;
            /**
             * @description Whether it came by the page, by the API or by mail.
             * @enum {string}
             */
            door: "PAGE" | "API" | "MAIL";
            /**
             * @description By which way it was sent.
             * @enum {string}
             */
            channel: "EMAIL" | "EFORM" | "FAX_WEBHOOK" | "VOICE" | "JSON" | "STANDARD";
            /**
             * @description What kind of message it was taken for.
             * @enum {string}
             */
            classification: "VERIFICATION" | "NO_RECORD" | "THIRD_PARTY" | "WRONG_ORG" | "INFO_REQUESTED" | "INSUFFICIENT" | "RECEIVED" | "AUTHORIZATION_FORM_REQUEST" | "NEXT_CONTACT" | "AUTO_REPLY" | "BOUNCE" | "UNKNOWN" | "OTHER";
            /** @description How sure that is, 0 to 1. */
            confidence: number;
            /**
             * Format: date-time
             * @description When it came.
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When it was acted on; null before that.
             */
            processedAt: string | null;
            /** @description Null before it was acted on, and of messages from before 0.2. */
            effect: components["schemas"]["MessageEffect"] | null;
            /** @description Null where nothing was sent back. */
            readBack: components["schemas"]["MessageReadBack"] | null;
            /** @description The files that came along. */
            documents: components["schemas"]["MessageDocument"][];
        };
        /** @description A message as it was written. */
        MessageText: {
            /** @description Who wrote. */
            from: string | null;
            /** @description To whom. */
            to: string[];
            /** @description Its subject. */
            subject: string | null;
            /** @description Its words. */
            text: string | null;
            /** @description When it was written, as its sender says. */
            timestamp: string | null;
            /** @description Files as they were described; those that were kept are the documents. */
            attachments: {
                /** @description Name of the file. */
                filename: string | null;
                /** @description Its media type. */
                contentType: string | null;
                /** @description Its size in bytes. */
                size: number | null;
                /** @description Where the caller that passed the message on keeps it. */
                url: string | null;
            }[];
        };
        /** @description An order with its applicant and search summaries. */
        Order: {
            /**
             * Format: uuid
             * @description Id of the order.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of its applicant.
             */
            applicantId: string;
            /** @description The `appliedJobTitle` of the business context. */
            proposedPosition: string | null;
            /** @description The `proposedSalary` of the business context. */
            proposedSalary: number | null;
            /**
             * @description COMPLETED once no search is in progress any more, CANCELLED when you cancelled it.
             * @enum {string}
             */
            orderStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            applicant: components["schemas"]["Applicant"];
            /** @description Its searches, in the order of the request. */
            search: components["schemas"]["SearchSummary"][];
        };
        /** @description The cancelled order and how many searches this cancelled. */
        OrderCancelled: {
            /**
             * Format: uuid
             * @description Id of the order.
             */
            orderId: string;
            /**
             * @description Always CANCELLED.
             * @constant
             */
            status: "CANCELLED";
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            deletedAt: string;
            /** @description How many searches this cancelled. */
            affectedSearches: number;
        };
        /** @description An order: one applicant, one hiring context, the searches to run. */
        OrderCreate: {
            applicant: components["schemas"]["ApplicantCreate"];
            businessContext: components["schemas"]["BusinessContext"];
            /** @description The searches to run. One search of a type verifies all records of that type in `history`; of several, each takes the next record, and the last one all that are left. */
            searchTypes: components["schemas"]["SearchRequest"][];
            history?: components["schemas"]["History"] | null;
            webhookConfig?: components["schemas"]["WebhookConfig"] | null;
            defaultSearchConfig?: components["schemas"]["SearchConfig"] | null;
        };
        /** @description The new order and its searches, in the order of the request. */
        OrderCreated: {
            /**
             * Format: uuid
             * @description Id of the new order.
             */
            verificationOrderId: string;
            /** @description Ids of its searches, in the order of the request. */
            searchIds: string[];
            /** @description What you may want to look at; left out where there is nothing. */
            warnings?: components["schemas"]["OrderWarning"][];
        };
        /** @description The searches that would run, each with the configuration that would apply to it; secrets are left out. */
        OrderDryRun: {
            /**
             * @description Always true: nothing was created.
             * @constant
             */
            dryRun: true;
            /** @description The searches that would run, in the order of the request. */
            searches: {
                /**
                 * @description Type of the search.
                 * @enum {string}
                 */
                searchType: "EMPLOYMENT" | "EDUCATION";
                /** @description Your own id of the search; null when it has none. */
                externalSearchId: string | null;
                searchConfig: components["schemas"]["SearchConfigOutput"];
            }[];
        };
        /** @description Always empty: the history of a search is its activity. */
        OrderEvents: {
            /**
             * Format: uuid
             * @description Id of the order.
             */
            orderId: string;
            /** @description Always empty. */
            events: unknown[];
            /** @description Where to look instead. */
            message: string;
        };
        /** @description Orders, newest first. */
        OrderList: {
            /** @description The orders of this page. */
            data: components["schemas"]["Order"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The answer for an order that does not exist. */
        OrderNotFound: {
            /** @description Always `Order not found`. */
            error: string;
            /** @description The id that was asked for. */
            orderId: string;
        };
        /** @description Something to look at: a search that may have been ordered twice. */
        OrderWarning: {
            /**
             * @description What it is.
             * @enum {string}
             */
            code: "DUPLICATE_EXTERNAL_SEARCH_ID";
            /** @description Your own id that other orders had within the last day. */
            externalSearchId: string;
            /** @description Those orders, the newest first; 10 at most. */
            orderIds: string[];
        };
        /** @description One planned or sent attempt to reach one contact. */
        Outbound: {
            /**
             * Format: uuid
             * @description Id of the attempt.
             */
            outboundId: string;
            /**
             * Format: uuid
             * @description Id of its search.
             */
            searchId: string;
            /**
             * Format: uuid
             * @description Id of the contact it goes to.
             */
            contactId: string;
            /** @description Name of the contact. */
            contactName: string;
            /** @description The organization of the contact. */
            contactEntity: string;
            /**
             * @description By which way it goes.
             * @enum {string}
             */
            channel: "EMAIL" | "VOICE" | "FAX";
            /** @description The address or number that it goes to. */
            destination: string;
            /** @description Number of this try at the destination, from 1. */
            attemptNumber: number;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "SCHEDULED" | "PAUSED" | "IN_PROGRESS" | "SENT" | "DELIVERED" | "FAILED" | "CANCELLED";
            /**
             * Format: date-time
             * @description When it goes out, or was to go out.
             */
            scheduledAt: string;
            /**
             * Format: date-time
             * @description When it went out; null before that.
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When nothing more can happen to it; null before that.
             */
            completedAt: string | null;
            /** @description What came of it, as the channel says; null before that. */
            outcome: string | null;
            /** @description Why it failed; null unless it did. */
            error: string | null;
            /**
             * Format: date-time
             * @description When it was planned.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description The attempt with its new status. */
        OutboundChanged: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * Format: uuid
             * @description Id of the attempt.
             */
            outboundId: string;
            /**
             * @description Its status now.
             * @enum {string}
             */
            status: "SCHEDULED" | "PAUSED" | "IN_PROGRESS" | "SENT" | "DELIVERED" | "FAILED" | "CANCELLED";
        };
        /** @description The attempt that is meant. */
        OutboundChoice: {
            /**
             * Format: uuid
             * @description Id of the attempt.
             */
            outboundId: string;
        };
        /** @description The attempts of a search that can still be acted on, or all. */
        OutboundList: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /** @description The attempts, the next one first. */
            outbounds: components["schemas"]["Outbound"][];
        };
        /** @description How many attempts will now never go out. */
        OutboundsCancelled: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /** @description Attempts that were cancelled. */
            cancelledCount: number;
        };
        /** @description How many attempts now wait until they are resumed. */
        OutboundsPaused: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /** @description Attempts that were paused. */
            pausedCount: number;
        };
        /** @description How many attempts are scheduled again, and how many were cancelled because their time is over. */
        OutboundsResumed: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /** @description Attempts that are scheduled again. */
            resumedCount: number;
            /** @description Attempts whose time was over. */
            cancelledCount: number;
        };
        /** @description Where a page stands in its list; nextCursor leads to the page after it. */
        Pagination: {
            /** @description Number of this page, from 1. */
            page: number;
            /** @description Most entries of a page. */
            limit: number;
            /** @description Entries of the whole list, counted up to 10,000. */
            total: number;
            /** @description Only where the list has more entries than were counted, and true there. */
            totalIsMore?: boolean;
            /** @description Pages of the entries that were counted. */
            totalPages: number;
            /** @description Whether there is a page after this one. */
            hasNext: boolean;
            /** @description Whether there is a page before this one. */
            hasPrev: boolean;
            /** @description Leads to the page after this one; null on the last. */
            nextCursor: string | null;
        };
        /** @description Every error: validation errors carry one message per wrong field, each starting with its path. */
        Problem: {
            /** @description The status of the answer. */
            statusCode: number;
            /** @description What is wrong; a list, one line for each wrong field, when fields are invalid. */
            message: string | string[];
            /** @description Name of the status. */
            error: string;
        };
        /** @description Which events to deliver again; failed ones unless you say otherwise. */
        RedeliveryRequest: {
            /**
             * Format: uuid
             * @description Only events of this search.
             */
            searchId?: string | null;
            /**
             * Format: uuid
             * @description Only events of this order.
             */
            orderId?: string | null;
            /** @description Only events of this name. */
            event?: ("verification.completed" | "verification.action_required" | "verification.notification") | null;
            /** @description Only events of searches with this id of yours. */
            externalSearchId?: string | null;
            /**
             * @description Only events of this status.
             * @default FAILED
             */
            deliveryStatus?: ("PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET") | null;
            /** @description Occurred at this instant or later; a date means its beginning in UTC. */
            from: string;
            /** @description Occurred at this instant or earlier; a date means its end in UTC. */
            to?: string | null;
            /**
             * @description Only count the events.
             * @default false
             */
            dryRun?: boolean | null;
            /** @description The nextCursor of an earlier answer, to go on where that call ended. */
            cursor?: string | null;
        };
        /** @description How a completed search ended. */
        Resolution: {
            /**
             * @description How it ended.
             * @enum {string}
             */
            outcome: "VERIFIED" | "VERIFIED_DISCREPANCY" | "VERIFIED_NO_DISCREPANCY" | "ACTION_REQUIRED";
            /** @description Why a person has to act; only with ACTION_REQUIRED, and required there. */
            reasonCode?: ("THIRD_PARTY_RECORD" | "UPSTREAM_ISSUE" | "SYSTEM_FAILURE" | "SLA_REACHED" | "HUMAN_ESCALATION" | "PRIMARY_EDUCATION" | "OTHER") | null;
            /** @description What was found out, as text or as an object, which is kept as JSON text. */
            resultDetails?: string | {
                [key: string]: unknown;
            } | null;
            /** @description When it was found out, kept as you send it; now unless you say otherwise. */
            submittedAt?: string | null;
            /** @description More fields for the `verificationResult` of verification.completed. */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description One of the answers that a result rests on. */
        ResultAnswer: {
            /**
             * Format: uuid
             * @description The message.
             */
            inboundId: string;
            /**
             * Format: uuid
             * @description The contact it is from; null when it is not known.
             */
            contactId: string | null;
            /**
             * @description By which way it came.
             * @enum {string}
             */
            channel: "EMAIL" | "EFORM" | "FAX_WEBHOOK" | "VOICE" | "JSON" | "STANDARD";
            /**
             * Format: date-time
             * @description When it came.
             */
            receivedAt: string;
            /** @description Who answered, as they said themselves. */
            respondent: {
                /** @description Their name; null when they gave none. */
                name: string | null;
                /** @description Their title; null when they gave none. */
                title: string | null;
            };
            /** @description What was said beside the answers; null when nothing was. */
            comment: string | null;
            /** @description The records it speaks of, by their index from 0. */
            records: number[];
        };
        /** @description What a person decided in a review. */
        ResultDecision: {
            /** @description Which of the records that the search verifies, from 0. */
            record: number;
            /** @description The field; null for the record as a whole. */
            field: string | null;
            /**
             * @description What was decided.
             * @enum {string}
             */
            decision: "ACCEPT" | "CORRECT" | "REJECT";
            /** @description Why, in the words of the person who decided; null without any. */
            note: string | null;
            /** @description Subject of their token; null when it names none. */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            decidedAt: string;
        };
        /** @description What one source answered to one of your questions. */
        ResultQuestion: {
            /** @description Your number of the question. */
            questionId: number;
            /** @description The question itself. */
            prompt: string | null;
            /** @description The chosen option values, or the one free text. */
            selected: string[];
            /** @description What was said beside the answer; null when nothing was. */
            comment: string | null;
            /** @description The records it speaks of, by their index from 0. */
            records: number[];
        };
        /** @description Decisions about records in REVIEW. A record is settled once every claim of it is decided; the search ends with its last record. */
        ReviewCreate: {
            /** @description The decisions, each about another claim. */
            claims: components["schemas"]["ReviewedClaim"][];
        };
        /** @description What the review did. */
        ReviewTaken: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the order.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * @description Its status now: COMPLETED once every record is settled.
             * @enum {string}
             */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /**
             * @description The status of its order now.
             * @enum {string}
             */
            orderStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /** @description Its records as they stand now. */
            records: components["schemas"]["SearchRecord"][];
            /** @description Names of the events that were written, for the targets there are. */
            webhooksEmitted: ("verification.completed" | "verification.action_required" | "verification.notification")[];
        };
        /** @description What a person decided about one claim, or about a whole record. */
        ReviewedClaim: {
            /** @description Which of the records that the search verifies, from 0. */
            record: number;
            /** @description Name of the field of that record; left out, the decision is about all that is not decided. */
            field?: string | null;
            /**
             * @description ACCEPT takes what was said as it is, and what was unclear as the same; of a record that a source does not have, without a field, that there is none, and of one of which nothing was said in fields, nothing: that is refused. Where the order names no record, it takes whatever was said, as VERIFIED. CORRECT puts `value`, `match` or both in its place; REJECT takes it as not said.
             * @enum {string}
             */
            decision: "ACCEPT" | "CORRECT" | "REJECT";
            /** @description With CORRECT, what is right; as an end date, null means that it has not ended. */
            value?: string | null;
            /** @description With CORRECT, how it compares; found out from `value` where that can be told by rule. */
            match?: ("MATCH" | "MISMATCH" | "NOT_VERIFIED") | null;
            /** @description Why, in words that the applicant could read. */
            note?: string | null;
        };
        /** @description A search with its phase and results. */
        Search: {
            /**
             * Format: uuid
             * @description Id of the search.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of its order.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description Id of the applicant.
             */
            applicantId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * @description Type of the search.
             * @enum {string}
             */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /**
             * @description IN_PROGRESS until it ends; the other statuses are final.
             * @enum {string}
             */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /**
             * @description Where the work stands.
             * @enum {string}
             */
            phase: "RESEARCH" | "OUTREACH" | "AWAITING_RESPONSE" | "REVIEW" | "CLOSED";
            /** @description What has to happen next, in words; null when nothing has to. */
            waitingFor: string | null;
            /**
             * Format: date-time
             * @description When something happens at the latest; null when that is not known.
             */
            nextActionAt: string | null;
            /** @description Null once the search has ended, and as long as there is too little history. */
            estimatedCompletion: components["schemas"]["EstimatedCompletion"] | null;
            /** @description The records that it verifies, each with where it stands. */
            records: components["schemas"]["SearchRecord"][];
            /** @description The results: one once it was verified. */
            verificationResult: components["schemas"]["VerificationResult"][];
        };
        /** @description Policy of one search; every default is filled in. */
        SearchConfig: {
            /**
             * @description Codes of vendors that must not be used.
             * @default []
             */
            thirdPartyBan?: string[] | null;
            /**
             * @description By which ways contacts are asked.
             * @default {}
             */
            channels?: {
                /**
                 * @description Whether contacts may be written to.
                 * @default true
                 */
                email?: boolean | null;
                /**
                 * @description Whether contacts may be called.
                 * @default true
                 */
                voice?: boolean | null;
                /**
                 * @description Whether contacts may be faxed.
                 * @default true
                 */
                fax?: boolean | null;
                /** @description The channel that is tried first. */
                preferredChannel?: ("EMAIL" | "VOICE" | "FAX") | null;
                /** @description To be used, and no others: addresses, with all that stands behind a `+` in them, numbers, and domains as `@corp.example` or `corp.example`. An empty list allows none. */
                allowedDestinations?: string[] | null;
                /** @description Not to be used: addresses, with all that stands behind a `+` in them, numbers, and domains as `@corp.example` or `corp.example`. */
                blockedDestinations?: string[] | null;
            } | null;
            /**
             * @description How long and when.
             * @default {}
             */
            timing?: {
                /**
                 * @description Whether contacts are left alone on public holidays.
                 * @default true
                 */
                respectHolidays?: boolean | null;
                /**
                 * @description Minutes after which the search ends, whatever was found.
                 * @default 10080
                 */
                searchSlaMinutes?: number | null;
                /**
                 * @description Minutes after which no more attempts go out.
                 * @default 7200
                 */
                outboundWindowMinutes?: number | null;
                /**
                 * @description When contacts may be reached.
                 * @default {}
                 */
                businessHours?: {
                    /** @description IANA time zone of the hours, as `America/New_York`. */
                    timezone?: string | null;
                    /**
                     * @description First minute of a day, HH:MM.
                     * @default 09:00
                     */
                    startTime?: string | null;
                    /**
                     * @description End of a day, HH:MM.
                     * @default 17:00
                     */
                    endTime?: string | null;
                    /**
                     * @description Days of the week, 0 for Sunday to 6 for Saturday.
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5
                     *     ]
                     */
                    allowedDays?: number[] | null;
                } | null;
            } | null;
            /**
             * @description How often, and whom.
             * @default {}
             */
            outbound?: {
                /**
                 * @description Most attempts at one destination.
                 * @default 3
                 */
                maxAttemptsPerMethod?: number | null;
                /**
                 * @description Most attempts at one employer or school.
                 * @default 9
                 */
                maxTotalAttempts?: number | null;
                /**
                 * @description Minutes between two attempts at one destination.
                 * @default 1440
                 */
                followUpMinutes?: number | null;
                /**
                 * @description Whether waiting attempts are cancelled once an answer settles the search.
                 * @default true
                 */
                cancelOutboundOnTerminalInbound?: boolean | null;
                /**
                 * @description Whether a search whose records a vendor keeps waits for it; otherwise it ends with THIRD_PARTY_RECORD.
                 * @default false
                 */
                deferToThirdParty?: boolean | null;
                /**
                 * @description Whom to ask, as far as you know.
                 * @default []
                 */
                contactHints?: {
                    /**
                     * Format: email
                     * @description E-mail address to ask at.
                     */
                    email?: string | null;
                    /** @description Phone number to ask at. */
                    phone?: string | null;
                    /** @description Fax number to ask at. */
                    fax?: string | null;
                    /** @description The employer or school it is for, as in the history; left out, it is for all of them. */
                    entityName?: string | null;
                    /** @description Code of the vendor that keeps the records. */
                    thirdPartyVendor?: string | null;
                    /**
                     * @description How much you trust it.
                     * @default MEDIUM
                     */
                    priority?: ("HIGH" | "MEDIUM" | "LOW") | null;
                }[] | null;
            } | null;
            /**
             * @description What is found out beforehand.
             * @default {}
             */
            research?: {
                /**
                 * @description Asks only the contacts that you name.
                 * @default false
                 */
                skipResearch?: boolean | null;
            } | null;
            /**
             * @description What answers may do by themselves.
             * @default {}
             */
            inbound?: ({
                /**
                 * @description Whether an answer that is clear completes the search.
                 * @default true
                 */
                autoCompleteVerified?: boolean | null;
                /**
                 * @description Whether a person looks at every answer.
                 * @default false
                 */
                requireManualReview?: boolean | null;
                /**
                 * @description How sure the reading of an answer must be to count by itself, 0 to 1.
                 * @default 0.8
                 */
                minConfidence?: number | null;
                /**
                 * @description What becomes of an answer that may or may not mean what the applicant said.
                 * @default REVIEW
                 */
                unclearClaims?: ("REVIEW" | "DISCREPANCY") | null;
                /**
                 * @description Whether what was read in a mail is sent back to its address, to be confirmed on the page.
                 * @default true
                 */
                readBack?: boolean | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description What happens when no contact is left to ask.
             * @default {}
             */
            escalation?: ({
                /**
                 * @description Whether a search with no contact left to ask is handed to a person at once.
                 * @default false
                 */
                autoEscalate?: boolean | null;
                /** @description Where the events of an escalation are sent as well. */
                webhookUrl?: string | null;
                /**
                 * @description Leaves out the THIRD_PARTY_RECORD notification.
                 * @default false
                 */
                disableThirdPartyEvent?: boolean | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /**
             * @description What you are told.
             * @default {}
             */
            notifications?: ({
                /**
                 * @description Notification types that are not sent.
                 * @default []
                 */
                suppressTypes?: string[] | null;
                /**
                 * @description Whether INBOUND_MESSAGE carries the message itself.
                 * @default false
                 */
                includeRawInbound?: boolean | null;
                webhookOverride?: components["schemas"]["WebhookConfig"] | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Outside of production, where all attempts go instead; without effect in production. */
            qaDestinations?: {
                /**
                 * Format: email
                 * @description Takes every e-mail.
                 */
                email?: string | null;
                /** @description Takes every call. */
                phone?: string | null;
                /** @description Takes every fax. */
                fax?: string | null;
            } | null;
        };
        /** @description Policy of one search; every default is filled in. */
        SearchConfigOutput: {
            /**
             * @description Codes of vendors that must not be used.
             * @default []
             */
            thirdPartyBan: string[];
            /** @description By which ways contacts are asked. */
            channels: {
                /**
                 * @description Whether contacts may be written to.
                 * @default true
                 */
                email: boolean;
                /**
                 * @description Whether contacts may be called.
                 * @default true
                 */
                voice: boolean;
                /**
                 * @description Whether contacts may be faxed.
                 * @default true
                 */
                fax: boolean;
                /**
                 * @description The channel that is tried first.
                 * @enum {string}
                 */
                preferredChannel?: "EMAIL" | "VOICE" | "FAX";
                /** @description To be used, and no others: addresses, with all that stands behind a `+` in them, numbers, and domains as `@corp.example` or `corp.example`. An empty list allows none. */
                allowedDestinations?: string[];
                /** @description Not to be used: addresses, with all that stands behind a `+` in them, numbers, and domains as `@corp.example` or `corp.example`. */
                blockedDestinations?: string[];
            };
            /** @description How long and when. */
            timing: {
                /**
                 * @description Whether contacts are left alone on public holidays.
                 * @default true
                 */
                respectHolidays: boolean;
                /**
                 * @description Minutes after which the search ends, whatever was found.
                 * @default 10080
                 */
                searchSlaMinutes: number;
                /**
                 * @description Minutes after which no more attempts go out.
                 * @default 7200
                 */
                outboundWindowMinutes: number;
                /** @description When contacts may be reached. */
                businessHours: {
                    /** @description IANA time zone of the hours, as `America/New_York`. */
                    timezone?: string;
                    /**
                     * @description First minute of a day, HH:MM.
                     * @default 09:00
                     */
                    startTime: string;
                    /**
                     * @description End of a day, HH:MM.
                     * @default 17:00
                     */
                    endTime: string;
                    /**
                     * @description Days of the week, 0 for Sunday to 6 for Saturday.
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5
                     *     ]
                     */
                    allowedDays: number[];
                };
            };
            /** @description How often, and whom. */
            outbound: {
                /**
                 * @description Most attempts at one destination.
                 * @default 3
                 */
                maxAttemptsPerMethod: number;
                /**
                 * @description Most attempts at one employer or school.
                 * @default 9
                 */
                maxTotalAttempts: number;
                /**
                 * @description Minutes between two attempts at one destination.
                 * @default 1440
                 */
                followUpMinutes: number;
                /**
                 * @description Whether waiting attempts are cancelled once an answer settles the search.
                 * @default true
                 */
                cancelOutboundOnTerminalInbound: boolean;
                /**
                 * @description Whether a search whose records a vendor keeps waits for it; otherwise it ends with THIRD_PARTY_RECORD.
                 * @default false
                 */
                deferToThirdParty: boolean;
                /**
                 * @description Whom to ask, as far as you know.
                 * @default []
                 */
                contactHints: {
                    /**
                     * Format: email
                     * @description E-mail address to ask at.
                     */
                    email?: string;
                    /** @description Phone number to ask at. */
                    phone?: string;
                    /** @description Fax number to ask at. */
                    fax?: string;
                    /** @description The employer or school it is for, as in the history; left out, it is for all of them. */
                    entityName?: string;
                    /** @description Code of the vendor that keeps the records. */
                    thirdPartyVendor?: string;
                    /**
                     * @description How much you trust it.
                     * @default MEDIUM
                     * @enum {string}
                     */
                    priority: "HIGH" | "MEDIUM" | "LOW";
                }[];
            };
            /** @description What is found out beforehand. */
            research: {
                /**
                 * @description Asks only the contacts that you name.
                 * @default false
                 */
                skipResearch: boolean;
            };
            /** @description What answers may do by themselves. */
            inbound: {
                /**
                 * @description Whether an answer that is clear completes the search.
                 * @default true
                 */
                autoCompleteVerified: boolean;
                /**
                 * @description Whether a person looks at every answer.
                 * @default false
                 */
                requireManualReview: boolean;
                /**
                 * @description How sure the reading of an answer must be to count by itself, 0 to 1.
                 * @default 0.8
                 */
                minConfidence: number;
                /**
                 * @description What becomes of an answer that may or may not mean what the applicant said.
                 * @default REVIEW
                 * @enum {string}
                 */
                unclearClaims: "REVIEW" | "DISCREPANCY";
                /**
                 * @description Whether what was read in a mail is sent back to its address, to be confirmed on the page.
                 * @default true
                 */
                readBack: boolean;
            } & {
                [key: string]: unknown;
            };
            /** @description What happens when no contact is left to ask. */
            escalation: {
                /**
                 * @description Whether a search with no contact left to ask is handed to a person at once.
                 * @default false
                 */
                autoEscalate: boolean;
                /** @description Where the events of an escalation are sent as well. */
                webhookUrl?: string;
                /**
                 * @description Leaves out the THIRD_PARTY_RECORD notification.
                 * @default false
                 */
                disableThirdPartyEvent: boolean;
            } & {
                [key: string]: unknown;
            };
            /** @description What you are told. */
            notifications: {
                /**
                 * @description Notification types that are not sent.
                 * @default []
                 */
                suppressTypes: string[];
                /**
                 * @description Whether INBOUND_MESSAGE carries the message itself.
                 * @default false
                 */
                includeRawInbound: boolean;
                webhookOverride?: components["schemas"]["WebhookConfigOutput"];
            } & {
                [key: string]: unknown;
            };
            /** @description Outside of production, where all attempts go instead; without effect in production. */
            qaDestinations?: {
                /**
                 * Format: email
                 * @description Takes every e-mail.
                 */
                email?: string;
                /** @description Takes every call. */
                phone?: string;
                /** @description Takes every fax. */
                fax?: string;
            };
        };
        /** @description The searches of an order. */
        SearchList: {
            /** @description The searches. */
            searches: components["schemas"]["Search"][];
        };
        /** @description One record that a search verifies: a job, or a qualification. Each is answered by those who know it. */
        SearchRecord: {
            /** @description Its index among the records that the search verifies, from 0. */
            record: number;
            /** @description The employer or school; null where the order names none, and after redaction. */
            entityName: string | null;
            /**
             * @description Where it stands. Of a search that was ended from outside, as by you or by its SLA, OPEN and REVIEW say what was left undone.
             * @enum {string}
             */
            status: "OPEN" | "VERIFIED" | "DISCREPANCY" | "PARTIAL" | "NO_RECORD" | "THIRD_PARTY" | "UNREACHABLE" | "REVIEW";
            /** @description What it waits for, in words; null when it waits for nothing. */
            waitingFor: string | null;
            /** @description Who gave the last answer about it; null while there is none. */
            verifiedBy: {
                /**
                 * Format: uuid
                 * @description The contact; null when it is not known which.
                 */
                contactId: string | null;
                /** @description Name of the person, as they gave it. */
                name: string | null;
                /** @description Role of the person, as they gave it. */
                title: string | null;
                /**
                 * @description By which way the answer came.
                 * @enum {string}
                 */
                channel: "EMAIL" | "EFORM" | "FAX_WEBHOOK" | "VOICE" | "JSON" | "STANDARD";
                /**
                 * Format: date-time
                 * @description When it came.
                 */
                at: string;
            } | null;
            /** @description Who keeps the record for the source: the code of a known vendor, else its name. */
            vendor: string | null;
            /** @description What was answered about it so far, claim by claim; empty while there is no answer. */
            claims: components["schemas"]["Claim"][];
        };
        /** @description One search to run for the applicant. */
        SearchRequest: {
            /**
             * @description What is verified.
             * @enum {string}
             */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /** @description Your own id of the search; events carry it. */
            externalSearchId?: string | null;
            /** @description Address of a questionnaire of the source. */
            questionnaireUrl?: string | null;
            /** @description What opens that questionnaire. */
            questionnaireAccessCode?: string | null;
            /** @description Your own questions to the source, of 1,000,000 characters of JSON in all. */
            verificationQuestions?: components["schemas"]["VerificationQuestion"][] | null;
            searchConfig?: components["schemas"]["SearchConfig"] | null;
        };
        /** @description A search without results, metadata or activity. */
        SearchSummary: {
            /**
             * Format: uuid
             * @description Id of the search.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of its order.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description Id of the applicant.
             */
            applicantId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * @description Type of the search.
             * @enum {string}
             */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /**
             * @description IN_PROGRESS until it ends; the other statuses are final.
             * @enum {string}
             */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
        };
        /** @description The new status of a search, with its resolution when it is completed. */
        SearchUpdate: {
            /**
             * @description The status that it shall have.
             * @enum {string}
             */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            resolution?: components["schemas"]["Resolution"] | null;
            /** @description Why, in your words; part of the notification. */
            reason?: string | null;
            /** @description Your notes; part of the events. */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What the update did. */
        SearchUpdated: {
            /** @description True: a failure is answered as an error. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the order.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description Id of the search.
             */
            searchId: string;
            /** @description Your own id of the search; left out when it has none. */
            externalSearchId?: string;
            /**
             * @description Its status before.
             * @enum {string}
             */
            previousStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /**
             * @description Its status now.
             * @enum {string}
             */
            currentStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /**
             * @description The status of its order now.
             * @enum {string}
             */
            orderStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /** @description Whether this completed the order. */
            orderRollupApplied: boolean;
            /** @description Names of the events that were written, for the targets there are; empty when nothing changed. */
            webhooksEmitted: ("verification.completed" | "verification.action_required" | "verification.notification")[];
        };
        /** @description A search with its outreach history, oldest first. */
        SearchWithActivity: {
            /**
             * Format: uuid
             * @description Id of the search.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of its order.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description Id of the applicant.
             */
            applicantId: string;
            /** @description Your own id of the search; null when it has none. */
            externalSearchId: string | null;
            /**
             * @description Type of the search.
             * @enum {string}
             */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /**
             * @description IN_PROGRESS until it ends; the other statuses are final.
             * @enum {string}
             */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /**
             * @description Where the work stands.
             * @enum {string}
             */
            phase: "RESEARCH" | "OUTREACH" | "AWAITING_RESPONSE" | "REVIEW" | "CLOSED";
            /** @description What has to happen next, in words; null when nothing has to. */
            waitingFor: string | null;
            /**
             * Format: date-time
             * @description When something happens at the latest; null when that is not known.
             */
            nextActionAt: string | null;
            /** @description Null once the search has ended, and as long as there is too little history. */
            estimatedCompletion: components["schemas"]["EstimatedCompletion"] | null;
            /** @description The records that it verifies, each with where it stands. */
            records: components["schemas"]["SearchRecord"][];
            /** @description The results: one once it was verified. */
            verificationResult: components["schemas"]["VerificationResult"][];
            /** @description What was done so far, oldest first: the newest 5,000 steps. */
            activity: components["schemas"]["Activity"][];
        };
        /** @description Whether there are searches with this external id, and the newest 100 of them. */
        SearchesFound: {
            /** @description Whether there is any. */
            exists: boolean;
            /** @description The id that was asked for. */
            externalSearchId: string;
            /** @description The searches, newest first. */
            searches: components["schemas"]["Search"][];
        };
        /** @description Where to PUT a release, and the address it will have. */
        UploadUrl: {
            /**
             * Format: uri
             * @description Where to PUT the PDF.
             */
            signedUrl: string;
            /** @description What to order with, as applicant.signedReleaseFileUrl. */
            fileUri: string;
        };
        /** @description A search ended and needs a person to act. */
        VerificationActionRequired: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "verification.action_required";
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            /** @description Number of the event within its search: a higher one is younger. */
            sequence: number;
            /** @description What happened, and to which search. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the search.
                 */
                searchId: string;
                /** @description Your own id of the search; null when it has none. */
                externalSearchId: string | null;
                /**
                 * @description Type of the search.
                 * @enum {string}
                 */
                searchType: "EMPLOYMENT" | "EDUCATION";
                /**
                 * Format: uuid
                 * @description Id of its order.
                 */
                orderId: string;
                /**
                 * Format: uuid
                 * @description Id of the result, or of this ending when there is none.
                 */
                verificationId: string;
                /** @description By which way the decisive answer came; null when it came by none. */
                channel: string | null;
                /**
                 * @description Why a person has to act.
                 * @enum {string}
                 */
                reasonCode: "THIRD_PARTY_RECORD" | "UPSTREAM_ISSUE" | "SYSTEM_FAILURE" | "SLA_REACHED" | "HUMAN_ESCALATION" | "PRIMARY_EDUCATION" | "OTHER";
                /**
                 * @description The same for people.
                 * @constant
                 */
                status: "Action Required";
                /** @description Whom it is about, where it is about one contact. */
                contact: components["schemas"]["ContactPlanEntry"] | null;
                /** @description What there is to say beside that, your own notes too. */
                metadata: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description A search ended with a verified outcome. */
        VerificationCompleted: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "verification.completed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            /** @description Number of the event within its search: a higher one is younger. */
            sequence: number;
            /** @description What happened, and to which search. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the search.
                 */
                searchId: string;
                /** @description Your own id of the search; null when it has none. */
                externalSearchId: string | null;
                /**
                 * @description Type of the search.
                 * @enum {string}
                 */
                searchType: "EMPLOYMENT" | "EDUCATION";
                /**
                 * Format: uuid
                 * @description Id of its order.
                 */
                orderId: string;
                /**
                 * Format: uuid
                 * @description Id of the result, or of this ending when there is none.
                 */
                verificationId: string;
                /** @description By which way the decisive answer came; null when it came by none. */
                channel: string | null;
                /** @description The result, with the fields that you gave in `resolution.metadata`. */
                verificationResult: {
                    /**
                     * Format: uuid
                     * @description Id of the result.
                     */
                    id: string;
                    /**
                     * @description Whether it is verified, and without or with differences.
                     * @enum {string}
                     */
                    outcome: "VERIFIED" | "VERIFIED_DISCREPANCY" | "VERIFIED_NO_DISCREPANCY";
                    /** @description Whether the source contradicts at least one claim. */
                    discrepancy: boolean;
                    /** @description What you gave; of an answer, JSON text with its `respondent`, `questions` and `comment`, the `missingFields` that stayed unverified (each with `record` and `field`), and the `earlierAnswers` that it was added to. */
                    resultDetails: string | null;
                    /** @description When it was given. */
                    submittedAt: string;
                    /**
                     * @description Who decided: you by the API, the answer of a verifier, or a review.
                     * @enum {string}
                     */
                    source: "API" | "VERIFIER" | "REVIEW";
                    /** @description Claim by claim, what was found out. */
                    claims: components["schemas"]["Claim"][];
                    /** @description What was answered to your questions, source by source. */
                    questions: components["schemas"]["ResultQuestion"][];
                    /** @description Every answer that it rests on, oldest first. */
                    answers: components["schemas"]["ResultAnswer"][];
                    /** @description What a person decided, in the order of the decisions. */
                    decisions: components["schemas"]["ResultDecision"][];
                } & {
                    [key: string]: unknown;
                };
                /** @description What there is to say beside that, your own notes too. */
                metadata: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Progress of a search. */
        VerificationNotification: {
            /**
             * @description Name of the event.
             * @constant
             */
            event: "verification.notification";
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurredAt: string;
            /** @description Number of the event within its search: a higher one is younger. */
            sequence: number;
            /** @description What happened, and to which search. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the search.
                 */
                searchId: string;
                /** @description Your own id of the search; null when it has none. */
                externalSearchId: string | null;
                /**
                 * @description Type of the search.
                 * @enum {string}
                 */
                searchType: "EMPLOYMENT" | "EDUCATION";
                /**
                 * Format: uuid
                 * @description Id of its order.
                 */
                orderId: string;
                /**
                 * @description What happened.
                 * @enum {string}
                 */
                notificationType: "SEARCH_UPDATED" | "CONTACT_PLAN" | "CONTACT_PLAN_ADDED" | "CONTACT_PLAN_UPDATED" | "CONTACT_PLAN_REMOVED" | "CONTACT_PLAN_MARKED_ACCURATE" | "CONTACT_PLAN_MARKED_INACCURATE" | "OUTBOUND_ATTEMPT" | "INBOUND_MESSAGE" | "THIRD_PARTY_RECORD" | "ADDITIONAL_RESEARCH_NOTE" | "AGENT_INTERVENTION" | "WEBHOOK_TEST";
                /** @description The contacts after a change of the plan; of CONTACT_PLAN_REMOVED, the removed one. */
                contactPlan?: components["schemas"]["ContactPlanEntry"][];
                /** @description What there is to say, by type. Of INBOUND_MESSAGE: `inboundId`, `channel`, `classification`, the `reason` for the review, the `documents` that came along (`id`, `fileName`, `size`), the `missingFields` that nothing is verified about yet (`record`, `field`), the `referral` where another contact was named, and with includeRawInbound the message itself as `rawInbound`. */
                metadata: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description A question of the client to the person who verifies. */
        VerificationQuestion: {
            /** @description Your number of the question, unique within the search. */
            questionId: number;
            /**
             * @description How it is answered.
             * @enum {string}
             */
            type: "single_select" | "multi_select" | "free_text";
            /** @description The question itself. */
            prompt: string;
            /**
             * @description Whether the answers can be sent without this one.
             * @default false
             */
            required?: boolean | null;
            /**
             * @description What can be chosen, each value once.
             * @default []
             */
            options?: {
                /** @description What an answer says. */
                value: string;
                /** @description What the person reads. */
                label: string;
            }[] | null;
            /**
             * @description Whether a comment can be added to the answer.
             * @default false
             */
            allowComment?: boolean | null;
            /** @description Fewest choices of a multi_select question, at most as many as it has options. */
            minSelections?: number | null;
            /** @description Most choices of a multi_select question. */
            maxSelections?: number | null;
            /** @description Asked only when an earlier question was answered like this. */
            condition?: {
                /** @description The `questionId` of an earlier question. */
                dependsOn: number;
                /**
                 * @description How its answer is compared.
                 * @enum {string}
                 */
                operator: "equals" | "not_equals";
                /** @description The answers it is compared with: values of its options, where it has any. */
                values: string[];
            } | null;
            /** @description An answer that the page of the verifier opens with. */
            selectedAnswer?: unknown;
            /** @description A comment that the page of the verifier opens with. */
            comment?: string | null;
        };
        /** @description The outcome of a search. */
        VerificationResult: {
            /**
             * Format: uuid
             * @description Id of the result.
             */
            id: string;
            /**
             * @description Whether it is verified, and without or with differences.
             * @enum {string}
             */
            outcome: "VERIFIED" | "VERIFIED_DISCREPANCY" | "VERIFIED_NO_DISCREPANCY";
            /** @description Whether the source contradicts at least one claim. */
            discrepancy: boolean;
            /** @description What you gave; of an answer, JSON text with its `respondent`, `questions` and `comment`, the `missingFields` that stayed unverified (each with `record` and `field`), and the `earlierAnswers` that it was added to. */
            resultDetails: string | null;
            /** @description When it was given. */
            submittedAt: string;
            /**
             * @description Who decided: you by the API, the answer of a verifier, or a review.
             * @enum {string}
             */
            source: "API" | "VERIFIER" | "REVIEW";
            /** @description Claim by claim, what was found out. */
            claims: components["schemas"]["Claim"][];
            /** @description What was answered to your questions, source by source. */
            questions: components["schemas"]["ResultQuestion"][];
            /** @description Every answer that it rests on, oldest first. */
            answers: components["schemas"]["ResultAnswer"][];
            /** @description What a person decided, in the order of the decisions. */
            decisions: components["schemas"]["ResultDecision"][];
        };
        /** @description Where and how the events of an order are delivered. */
        WebhookConfig: {
            /**
             * @description Whether anything is sent.
             * @default true
             */
            enabled?: boolean | null;
            /** @description What signs the events of targets without a secret of their own. */
            secret?: string | null;
            /** @description The secret before the current one: `webhook-signature` carries both while your receivers change over. */
            previousSecret?: string | null;
            /**
             * @description How often a delivery to the targets of this configuration is tried again after it failed; without effect where it names none.
             * @default 3
             */
            retryAttempts?: number | null;
            /** @description Where the events of searches go, by search type; another name than these is refused. */
            closeoutEndpoints?: {
                EMPLOYMENT?: components["schemas"]["WebhookTargets"] | null;
                EDUCATION?: components["schemas"]["WebhookTargets"] | null;
            } | null;
            /** @description Gets every event that no target of the search type takes, and what every retry at one of these failed to deliver. */
            fallbackEndpoint?: components["schemas"]["WebhookTargets"] | null;
        };
        /** @description Where and how the events of an order are delivered. */
        WebhookConfigOutput: {
            /**
             * @description Whether anything is sent.
             * @default true
             */
            enabled: boolean;
            /** @description What signs the events of targets without a secret of their own. */
            secret?: string;
            /** @description The secret before the current one: `webhook-signature` carries both while your receivers change over. */
            previousSecret?: string;
            /**
             * @description How often a delivery to the targets of this configuration is tried again after it failed; without effect where it names none.
             * @default 3
             */
            retryAttempts: number;
            /** @description Where the events of searches go, by search type; another name than these is refused. */
            closeoutEndpoints?: {
                EMPLOYMENT?: components["schemas"]["WebhookTargetsOutput"];
                EDUCATION?: components["schemas"]["WebhookTargetsOutput"];
            };
            /** @description Gets every event that no target of the search type takes, and what every retry at one of these failed to deliver. */
            fallbackEndpoint?: components["schemas"]["WebhookTargetsOutput"];
        };
        /** @description Where events go; without filters it takes every event of every type. */
        WebhookTarget: {
            /** @description Where events are sent; `https` in production. */
            url: string;
            /** @description Headers that are sent along: 32 at most, and 8 KiB of names and values. */
            headers?: {
                [key: string]: string;
            } | null;
            /** @description User name and password that are sent along. */
            basicAuth?: {
                /** @description User name. */
                username: string;
                /** @description Password. */
                password: string;
            } | null;
            /** @description Only these events; an empty list leaves nothing out. */
            events?: ("verification.completed" | "verification.action_required" | "verification.notification")[] | null;
            /** @description Only events of these searches; an empty list leaves nothing out. */
            searchTypes?: ("EMPLOYMENT" | "EDUCATION")[] | null;
            /** @description What signs the events of this target, in place of the shared one. */
            secret?: string | null;
            /** @description The secret before the current one: `webhook-signature` carries both while your receivers change over. */
            previousSecret?: string | null;
        };
        /** @description Where events go; without filters it takes every event of every type. */
        WebhookTargetOutput: {
            /** @description Where events are sent; `https` in production. */
            url: string;
            /** @description Headers that are sent along: 32 at most, and 8 KiB of names and values. */
            headers?: {
                [key: string]: string;
            };
            /** @description User name and password that are sent along. */
            basicAuth?: {
                /** @description User name. */
                username: string;
                /** @description Password. */
                password: string;
            };
            /** @description Only these events; an empty list leaves nothing out. */
            events?: ("verification.completed" | "verification.action_required" | "verification.notification")[];
            /** @description Only events of these searches; an empty list leaves nothing out. */
            searchTypes?: ("EMPLOYMENT" | "EDUCATION")[];
            /** @description What signs the events of this target, in place of the shared one. */
            secret?: string;
            /** @description The secret before the current one: `webhook-signature` carries both while your receivers change over. */
            previousSecret?: string;
        };
        /** @description A URL, one target, or several. */
        WebhookTargets: string | components["schemas"]["WebhookTarget"] | (string | components["schemas"]["WebhookTarget"])[];
        /** @description A URL, one target, or several. */
        WebhookTargetsOutput: string | components["schemas"]["WebhookTargetOutput"] | (string | components["schemas"]["WebhookTargetOutput"])[];
        /** @description A test event to send. */
        WebhookTest: {
            /** @description Where to send the test event; without it, where your organization's events of this searchType go first: to the endpoints of that type, or to the fallback where there are none. */
            target?: string | components["schemas"]["WebhookTarget"] | null;
            /**
             * @description Type of the search that the event pretends to be about.
             * @default EMPLOYMENT
             */
            searchType?: ("EMPLOYMENT" | "EDUCATION") | null;
        };
        /** @description What came of the test event, target by target. */
        WebhookTested: {
            /** @description True when every target took the event. */
            success: boolean;
            /**
             * Format: uuid
             * @description Id of the test event.
             */
            eventId: string;
            /** @description What came of it, target by target. */
            deliveries: {
                /**
                 * Format: uuid
                 * @description Id of the event on its way to this target.
                 */
                deliveryId: string;
                /** @description The kind of the target; null for one that you gave. */
                endpointSource: ("type-specific" | "fallback" | "escalation") | null;
                /**
                 * @description PENDING when there is no outcome yet.
                 * @enum {string}
                 */
                deliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
                /** @description What was tried, once. */
                attempts: components["schemas"]["DeliveryAttempt"][];
            }[];
        };
        /** @description Searches of all orders, those whose SLA ends first before the others. */
        WorkList: {
            /** @description The searches of this page. */
            data: components["schemas"]["ListedSearch"][];
            pagination: components["schemas"]["Pagination"];
        };
    };
    responses: {
        /** @description The token is valid, but not for this: it lacks a scope that the operator requires, it comes from outside the organization's networks, or the organization is suspended and only reads. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no room for the signed release. Nothing was created. */
        InsufficientStorage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the service. Name the request id when you report it. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer right now. Try again a little later. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The organization is over its request rate. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, not valid or revoked, or its tenant is missing, unknown or inactive. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` belongs to another request. */
        UnprocessableEntity: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not sent as `application/json`, in UTF-8 and without compression. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the event, the same on every retry and replay: keep it to handle each event once.
         * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
         */
        XEventId: string;
        /**
         * @description The `event` of the body.
         * @example verification.completed
         */
        XEventType: string;
        /**
         * @description Type of the search.
         * @example EMPLOYMENT
         */
        XSearchType: string;
        /**
         * @description Your own id of the search, when it has one. What no header can carry, and `%`, is percent-encoded in UTF-8: `decodeURIComponent` gives the id.
         * @example NW-20417-EMP
         */
        XExternalSearchId: string;
        /**
         * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook. A test event to a target of your choice has none.
         * @example type-specific
         */
        XEndpointSource: string;
        /**
         * @description Id of this event on its way to this target.
         * @example b3c8e6a4-5d92-4f17-8e0b-1a7d4c9f2e65
         */
        XDeliveryId: string;
        /**
         * @description Number of this try, from 1.
         * @example 1
         */
        XDeliveryAttempt: string;
        /**
         * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits. Left out where no secret is configured.
         * @example sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364
         */
        XWebhookSignature: string;
        /**
         * @description Standard Webhooks: the id of the event.
         * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
         */
        WebhookId: string;
        /**
         * @description Standard Webhooks: when this try was signed, in seconds since 1970.
         * @example 1741020171
         */
        WebhookTimestamp: string;
        /**
         * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them. Left out where no secret is configured.
         * @example v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Id of this request: the one you sent in `X-Request-Id` when it is usable, else a new one.
         * @example f4b6c1de-8f39-4a53-9f0e-0d5b1c8a7e21
         */
        RequestId: string;
        /**
         * @description The scheme that is asked for.
         * @example Bearer
         */
        Authenticate: "Bearer";
        /**
         * @description Seconds to wait before the next try.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description Requests that the organization may make in a window of a minute.
         * @example 6000
         */
        RateLimitLimit: number;
        /**
         * @description Requests that are left in the running window.
         * @example 5987
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the running window ends.
         * @example 42
         */
        RateLimitReset: number;
        /**
         * @description Present on the repeated answer to a request whose `Idempotency-Key` was answered before.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description Present where the operator reads from copies of the database: send it along with reads that are to show this change. Of two, the greater text is the newer.
         * @example 0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk
         */
        ConsistencyToken: string;
        /**
         * @description Path of what was created.
         * @example /background-check/v1/orders/7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
         */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive; image names the build, as <name>:<version>. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Most entries of a page.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only orders in this status.
                 * @example IN_PROGRESS
                 */
                orderStatus?: "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
                /**
                 * @description Orders with a search of this external id. Their total is counted up to 10,000.
                 * @example NW-20417-EMP
                 */
                externalSearchId?: string;
                /**
                 * @description Created at this instant or later; a date means its beginning in UTC.
                 * @example 2025-03-01
                 */
                createdFrom?: string;
                /**
                 * @description Created at this instant or earlier; a date means its end in UTC.
                 * @example 2025-03-31
                 */
                createdTo?: string;
                /**
                 * @description The nextCursor of an earlier page, to read on where it ended; page then means nothing.
                 * @example MDE5NTYwOGU1ZmQ3N2ExYzllNDNiMmQ4MGY2YzE3YTU
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The `Consistency-Token` of an answer to a change: the answer to this request then shows the change. Without one it may be a few seconds old, where the operator reads from copies of the database.
                 * @example 0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk
                 */
                "consistency-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description Deprecated: use the endpoint that checks orders. With `true` the order is only checked: the answer is 200, and nothing is created.
                 * @example true
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The searches that would run, each with the configuration that would apply to it; secrets are left out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDryRun"];
                };
            };
            /** @description The new order and its searches, in the order of the request. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreated"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    dryRunOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The searches that would run, each with the configuration that would apply to it; secrets are left out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDryRun"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get an order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"] | components["schemas"]["OrderNotFound"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled order and how many searches this cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancelled"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSearches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches of an order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchList"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A search with its outreach history, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchWithActivity"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchUpdate"];
            };
        };
        responses: {
            /** @description What the update did. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchUpdated"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewCreate"];
            };
        };
        responses: {
            /** @description What the review did. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewTaken"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact plan of a search, the most trusted contact first, with those that were removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description How many waiting attempts were cancelled, and how many are now scheduled for a new destination. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactUpdated"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The new contact, and how many attempts were scheduled for it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactCreated"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRemove"];
            };
        };
        responses: {
            /** @description How many waiting attempts were cancelled with the contact. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRemoved"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMark"];
            };
        };
        responses: {
            /** @description The audit entry of the mark; the queue fields appear when attempts were asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMarked"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOutbounds: {
        parameters: {
            query?: {
                /**
                 * @description With `all`, also the attempts that are over.
                 * @example all
                 */
                include?: "all";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempts of a search that can still be acted on, or all. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundList"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelAllOutbounds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many attempts will now never go out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundsCancelled"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseAllOutbounds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many attempts now wait until they are resumed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundsPaused"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeAllOutbounds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many attempts are scheduled again, and how many were cancelled because their time is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundsResumed"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseOutbound: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutboundChoice"];
            };
        };
        responses: {
            /** @description The attempt with its new status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundChanged"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeOutbound: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutboundChoice"];
            };
        };
        responses: {
            /** @description The attempt with its new status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundChanged"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Most messages of a page.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description The nextCursor of an earlier page.
                 * @example MDE5NTYwOGU1ZmQ3N2ExYzllNDNiMmQ4MGY2YzE3YTU
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came in for a search, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
                /**
                 * @description Id of the message.
                 * @example b60d5c1e-4a27-4b19-9f83-0e7c2d94a6f5
                 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One message with all that it says. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageRead"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId: string;
                /**
                 * @description Id of the search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId: string;
                /**
                 * @description Id of the message.
                 * @example b60d5c1e-4a27-4b19-9f83-0e7c2d94a6f5
                 */
                messageId: string;
                /**
                 * @description Id of the document.
                 * @example 3a9e7f52-8d06-4c1b-b2e4-f15d60c7a893
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a document of a message */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileContent"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllSearches: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Most entries of a page.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only searches in this phase.
                 * @example REVIEW
                 */
                phase?: "RESEARCH" | "OUTREACH" | "AWAITING_RESPONSE" | "REVIEW" | "CLOSED";
                /**
                 * @description Only searches with at least one record of this status; those that have ended too, unless `searchStatus` is IN_PROGRESS.
                 * @example REVIEW
                 */
                recordStatus?: "OPEN" | "VERIFIED" | "DISCREPANCY" | "PARTIAL" | "NO_RECORD" | "THIRD_PARTY" | "UNREACHABLE" | "REVIEW";
                /**
                 * @description Only searches of this status.
                 * @example IN_PROGRESS
                 */
                searchStatus?: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
                /**
                 * @description Only searches of this type.
                 * @example EMPLOYMENT
                 */
                searchType?: "EMPLOYMENT" | "EDUCATION";
                /**
                 * @description Whose SLA ends before this instant; a date means its beginning in UTC.
                 * @example 2025-03-05
                 */
                slaBefore?: string;
                /**
                 * @description Changed at this instant or later; a date means its beginning in UTC.
                 * @example 2025-03-03T16:00:00Z
                 */
                updatedSince?: string;
                /**
                 * @description Only searches with this id of yours.
                 * @example NW-20417-EMP
                 */
                externalSearchId?: string;
                /**
                 * @description Only searches that this finds: an id of a search, an order or an applicant, an id of yours, or the beginning of a name, as `Avery`, `Avery, Jo` or `Jordan Avery`. Of one name, up to 1,000 applicants count.
                 * @example Avery
                 */
                q?: string;
                /**
                 * @description The nextCursor of an earlier page, to read on where it ended; page then means nothing.
                 * @example MDE5NTYwOGU1ZmQ3N2ExYzllNDNiMmQ4MGY2YzE3YTU
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The `Consistency-Token` of an answer to a change: the answer to this request then shows the change. Without one it may be a few seconds old, where the operator reads from copies of the database.
                 * @example 0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk
                 */
                "consistency-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Searches of all orders, those whose SLA ends first before the others. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkList"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSearchesByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `Consistency-Token` of an answer to a change: the answer to this request then shows the change. Without one it may be a few seconds old, where the operator reads from copies of the database.
                 * @example 0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk
                 */
                "consistency-token"?: string;
            };
            path: {
                /**
                 * @description Your own id of the search.
                 * @example NW-20417-EMP
                 */
                externalSearchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there are searches with this external id, and the newest 100 of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchesFound"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Always empty: the history of a search is its activity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEvents"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /**
                 * @description Ignored: the answer repeats it, or says 1.
                 * @example 1
                 */
                page?: unknown;
                /**
                 * @description Ignored: the answer repeats it, or says 10.
                 * @example 10
                 */
                limit?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Always empty: batches are not kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBatch: {
        parameters: {
            query?: {
                /**
                 * @description With `true` the orders are only checked: the answer is 200, and nothing is created.
                 * @example true
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCreate"];
            };
        };
        responses: {
            /** @description The searches that the orders would run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchDryRun"];
                };
            };
            /** @description The new orders, in the order of the request. Nothing is kept under batchId. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchCreated"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the batch.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the request, and where to look instead. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchPlaceholder"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the batch.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing was cancelled or deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchNotDeleted"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateUploadUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to PUT a release, and the address it will have. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadUrl"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitInboundNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundNotification"];
            };
        };
        responses: {
            /** @description Submit an inbound notification */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundMatched"] | components["schemas"]["InboundUnmatched"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCloseoutEvents: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Most entries of a page.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only events of this search.
                 * @example c1f6e0d2-9a47-4e0a-b6de-2f7f4c5b8a90
                 */
                searchId?: string;
                /**
                 * @description Only events of this order.
                 * @example 7d3f0f4e-5f0b-4b55-9c39-6b8a5d0e2f11
                 */
                orderId?: string;
                /**
                 * @description Only events of this name.
                 * @example verification.completed
                 */
                event?: "verification.completed" | "verification.action_required" | "verification.notification";
                /**
                 * @description Only events of searches with this id of yours.
                 * @example NW-20417-EMP
                 */
                externalSearchId?: string;
                /**
                 * @description Only events of this status.
                 * @example FAILED
                 */
                deliveryStatus?: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
                /**
                 * @description Occurred at this instant or later; a date means its beginning in UTC.
                 * @example 2025-03-03T16:00:00Z
                 */
                from?: string;
                /**
                 * @description Occurred at this instant or earlier; a date means its end in UTC.
                 * @example 2025-03-03T18:30:00Z
                 */
                to?: string;
                /**
                 * @description The nextCursor of an earlier page, to read on where it ended; page then means nothing.
                 * @example MDE5NTYwOGU1ZmQ3N2ExYzllNDNiMmQ4MGY2YzE3YTU
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The `Consistency-Token` of an answer to a change: the answer to this request then shows the change. Without one it may be a few seconds old, where the operator reads from copies of the database.
                 * @example 0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk
                 */
                "consistency-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseoutEventList"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverCloseoutEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Id of the event.
                 * @example 0195608e-5fd7-7a1c-9e43-b2d80f6c17a5
                 */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is on its way again, with its id and its bytes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRedelivered"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is nothing with this id in the organization. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverAllCloseoutEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliveryRequest"];
            };
        };
        responses: {
            /** @description What became of the events, by number. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsRedelivered"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendWebhookTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing.
                 * @example NW-20417-1
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description What came of the test event, target by target. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Consistency-Token": components["headers"]["ConsistencyToken"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTested"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than this endpoint takes. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAuditTrail: {
        parameters: {
            query?: {
                /**
                 * @description Sealed at this instant or later; a date means its beginning in UTC.
                 * @example 2025-03-03T16:00:00Z
                 */
                from?: string;
                /**
                 * @description Sealed at this instant or earlier; a date means its end in UTC.
                 * @example 2025-03-03T18:30:00Z
                 */
                to?: string;
                /**
                 * @description Only seals after the one with this number.
                 * @example 42
                 */
                afterSeal?: number;
            };
            header?: {
                /**
                 * @description The `Consistency-Token` of an answer to a change: the answer to this request then shows the change. Without one it may be a few seconds old, where the operator reads from copies of the database.
                 * @example 0643f1c9e2a7b4.AQAAAAGmC1pW0r3kq0yq8mJ2xg5n8m4o1cT6cQ9Yw0iP1b5eKk
                 */
                "consistency-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Export the audit trail */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["FileContent"];
                };
            };
            /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveVerificationCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same on every retry and replay: keep it to handle each event once.
                 * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
                 */
                "X-Event-Id": components["parameters"]["XEventId"];
                /**
                 * @description The `event` of the body.
                 * @example verification.completed
                 */
                "X-Event-Type": components["parameters"]["XEventType"];
                /**
                 * @description Type of the search.
                 * @example EMPLOYMENT
                 */
                "X-Search-Type": components["parameters"]["XSearchType"];
                /**
                 * @description Your own id of the search, when it has one. What no header can carry, and `%`, is percent-encoded in UTF-8: `decodeURIComponent` gives the id.
                 * @example NW-20417-EMP
                 */
                "X-External-Search-Id"?: components["parameters"]["XExternalSearchId"];
                /**
                 * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook. A test event to a target of your choice has none.
                 * @example type-specific
                 */
                "X-Endpoint-Source"?: components["parameters"]["XEndpointSource"];
                /**
                 * @description Id of this event on its way to this target.
                 * @example b3c8e6a4-5d92-4f17-8e0b-1a7d4c9f2e65
                 */
                "X-Delivery-Id": components["parameters"]["XDeliveryId"];
                /**
                 * @description Number of this try, from 1.
                 * @example 1
                 */
                "X-Delivery-Attempt": components["parameters"]["XDeliveryAttempt"];
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits. Left out where no secret is configured.
                 * @example sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364
                 */
                "X-Webhook-Signature"?: components["parameters"]["XWebhookSignature"];
                /**
                 * @description Standard Webhooks: the id of the event.
                 * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Standard Webhooks: when this try was signed, in seconds since 1970.
                 * @example 1741020171
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them. Left out where no secret is configured.
                 * @example v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCompleted"];
            };
        };
        responses: {
            /** @description Gone for good: this target gets no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Answer within 15 seconds and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 408, 425, 429, 5xx, a time-out or no connection: tried again. Anything else ends this delivery. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationActionRequired: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same on every retry and replay: keep it to handle each event once.
                 * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
                 */
                "X-Event-Id": components["parameters"]["XEventId"];
                /**
                 * @description The `event` of the body.
                 * @example verification.completed
                 */
                "X-Event-Type": components["parameters"]["XEventType"];
                /**
                 * @description Type of the search.
                 * @example EMPLOYMENT
                 */
                "X-Search-Type": components["parameters"]["XSearchType"];
                /**
                 * @description Your own id of the search, when it has one. What no header can carry, and `%`, is percent-encoded in UTF-8: `decodeURIComponent` gives the id.
                 * @example NW-20417-EMP
                 */
                "X-External-Search-Id"?: components["parameters"]["XExternalSearchId"];
                /**
                 * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook. A test event to a target of your choice has none.
                 * @example type-specific
                 */
                "X-Endpoint-Source"?: components["parameters"]["XEndpointSource"];
                /**
                 * @description Id of this event on its way to this target.
                 * @example b3c8e6a4-5d92-4f17-8e0b-1a7d4c9f2e65
                 */
                "X-Delivery-Id": components["parameters"]["XDeliveryId"];
                /**
                 * @description Number of this try, from 1.
                 * @example 1
                 */
                "X-Delivery-Attempt": components["parameters"]["XDeliveryAttempt"];
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits. Left out where no secret is configured.
                 * @example sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364
                 */
                "X-Webhook-Signature"?: components["parameters"]["XWebhookSignature"];
                /**
                 * @description Standard Webhooks: the id of the event.
                 * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Standard Webhooks: when this try was signed, in seconds since 1970.
                 * @example 1741020171
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them. Left out where no secret is configured.
                 * @example v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationActionRequired"];
            };
        };
        responses: {
            /** @description Gone for good: this target gets no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Answer within 15 seconds and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 408, 425, 429, 5xx, a time-out or no connection: tried again. Anything else ends this delivery. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveVerificationNotification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same on every retry and replay: keep it to handle each event once.
                 * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
                 */
                "X-Event-Id": components["parameters"]["XEventId"];
                /**
                 * @description The `event` of the body.
                 * @example verification.completed
                 */
                "X-Event-Type": components["parameters"]["XEventType"];
                /**
                 * @description Type of the search.
                 * @example EMPLOYMENT
                 */
                "X-Search-Type": components["parameters"]["XSearchType"];
                /**
                 * @description Your own id of the search, when it has one. What no header can carry, and `%`, is percent-encoded in UTF-8: `decodeURIComponent` gives the id.
                 * @example NW-20417-EMP
                 */
                "X-External-Search-Id"?: components["parameters"]["XExternalSearchId"];
                /**
                 * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook. A test event to a target of your choice has none.
                 * @example type-specific
                 */
                "X-Endpoint-Source"?: components["parameters"]["XEndpointSource"];
                /**
                 * @description Id of this event on its way to this target.
                 * @example b3c8e6a4-5d92-4f17-8e0b-1a7d4c9f2e65
                 */
                "X-Delivery-Id": components["parameters"]["XDeliveryId"];
                /**
                 * @description Number of this try, from 1.
                 * @example 1
                 */
                "X-Delivery-Attempt": components["parameters"]["XDeliveryAttempt"];
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits. Left out where no secret is configured.
                 * @example sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364
                 */
                "X-Webhook-Signature"?: components["parameters"]["XWebhookSignature"];
                /**
                 * @description Standard Webhooks: the id of the event.
                 * @example 019564a1-1fe3-7c51-9b40-5d2f7e8c3a16
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Standard Webhooks: when this try was signed, in seconds since 1970.
                 * @example 1741020171
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them. Left out where no secret is configured.
                 * @example v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationNotification"];
            };
        };
        responses: {
            /** @description Gone for good: this target gets no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. Answer within 15 seconds and do the work afterwards. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description 408, 425, 429, 5xx, a time-out or no connection: tried again. Anything else ends this delivery. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
