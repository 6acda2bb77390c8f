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
         * @description Replaces a contact. Waiting attempts at a destination that it no longer has go to a new destination of the same channel, or are cancelled where there is none; then attempts at its other new destinations are scheduled. A mark goes with the destinations that it was given for.
         */
        put: operations["updateContact"];
        /**
         * Add a contact
         * @description Adds somebody to ask. Attempts are scheduled when executeOutboundImmediately is true, or when the search waits for just that: a contact to be added.
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
         * @description Within 15 minutes, PUT the PDF to signedUrl with `Content-Type: application/pdf` and without a token; 10 MB at most. Then order with fileUri as applicant.signedReleaseFileUrl.
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
         * @description The same for every event of a time range, by its status: the oldest first, up to 1,000 in one call, with a cursor that leads to the others. A dry run counts them.
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
         * @description A search ended and needs somebody to act.
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
            /** Format: uuid */
            id: string;
            activityType: string;
            channel: ("EMAIL" | "VOICE" | "FAX") | null;
            channelValue: string | null;
            description: string;
            /** Format: uuid */
            contactId: string | null;
            /** Format: uuid */
            outboundId: string | null;
            /** @enum {string} */
            actor: "SYSTEM" | "API" | "CONTACT";
            /** Format: date-time */
            createdAt: string;
        };
        /** @description The applicant as stored; after redaction names and ssn read [REDACTED]. */
        Applicant: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            ssn: string;
            birthday: string | null;
            phone: string | null;
            email: string | null;
            isRedacted: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description The person whose employment or education is verified. */
        ApplicantCreate: {
            firstName: string;
            lastName: string;
            ssn: string;
            /** Format: date */
            birthday?: string;
            phone?: string;
            /** Format: email */
            email?: string;
            signedReleaseFileUrl?: string;
            addresses?: {
                addressType: string;
                addressLine1: string;
                addressLine2?: string | null;
                addressCity: string;
                addressState: string;
                addressZipCode: string;
                /** @default US */
                addressCountry?: string;
                /** Format: date */
                startDate: string;
                /** Format: date */
                endDate?: string | null;
            }[];
            applicantAlias?: {
                firstName: string;
                lastName: string;
                middleName?: string;
                suffix?: string;
            }[];
        };
        /** @description Orders to create together: all of them, or none. */
        BatchCreate: {
            orders: components["schemas"]["OrderCreate"][];
        };
        /** @description The new orders, in the order of the request. Nothing is kept under batchId. */
        BatchCreated: {
            /** @constant */
            success: true;
            /** Format: uuid */
            batchId: string;
            ordersCreated: number;
            orders: components["schemas"]["OrderCreated"][];
        };
        /** @description Always empty: batches are not kept. */
        BatchList: {
            batches: unknown[];
            pagination: {
                page: number;
                limit: number;
                /** @constant */
                total: 0;
                /** @constant */
                totalPages: 0;
                /** @constant */
                hasNext: false;
                /** @constant */
                hasPrev: false;
            };
            message: string;
            note: string;
        };
        /** @description Nothing was cancelled or deleted. */
        BatchNotDeleted: {
            /** @constant */
            success: false;
            batchId: string;
            message: string;
            note: string;
        };
        /** @description The id of the request, and where to look instead. */
        BatchPlaceholder: {
            batchId: string;
            message: string;
            note: string;
        };
        /** @description The hiring context: who hires for which position, and where. */
        BusinessContext: {
            entityName: string;
            appliedJobTitle: string;
            worksiteCity: string;
            worksiteState: string;
            proposedSalary: number;
            positionLevel?: string;
            securityClearanceRequired?: boolean;
            industrySector?: string;
        };
        /** @description One statement of the applicant beside what the source says about it. */
        Claim: {
            record: number;
            field: string;
            provided: string | null;
            verified: string | null;
            /** @enum {string} */
            match: "MATCH" | "MISMATCH" | "NOT_VERIFIED";
            /** @description Why it is judged so, in words. */
            comment: string | null;
            /** @description Null when nobody said anything about it. */
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
             * @description The contact that it is from; null when nobody said.
             */
            contactId: string | null;
            contactName: string | null;
            /** @description Who answered, as they said themselves. */
            respondent: {
                name: string | null;
                title: string | null;
            };
            /** Format: date-time */
            receivedAt: string;
            /** @description The documents that came along. */
            documents: {
                /** Format: uuid */
                id: string;
                fileName: string;
            }[];
        };
        /** @description An event and what became of it, at all of its targets. */
        CloseoutEvent: {
            /** Format: uuid */
            eventId: string;
            /** @enum {string} */
            event: "verification.completed" | "verification.action_required" | "verification.notification";
            sequence: number;
            /** Format: date-time */
            occurredAt: string;
            /** Format: uuid */
            orderId: string;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            /** @enum {string} */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /** @description The kind of its last target; `escalation` where the escalation webhook is the only one. */
            endpointSource: ("type-specific" | "fallback" | "escalation") | null;
            /**
             * @description The worst of its deliveries. One that failed does not count once the fallback endpoint has taken over.
             * @enum {string}
             */
            deliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
            attempts: components["schemas"]["DeliveryAttempt"][];
            /** Format: date-time */
            nextRetryAt: string | null;
            /** @description The body as it is sent; null once it was redacted. */
            payload: (components["schemas"]["VerificationCompleted"] | components["schemas"]["VerificationActionRequired"] | components["schemas"]["VerificationNotification"]) | null;
        };
        /** @description Events, newest first. */
        CloseoutEventList: {
            data: components["schemas"]["CloseoutEvent"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A person or department that can be asked; removed ones are kept. */
        Contact: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "ACTIVE" | "REMOVED";
            accuracyStatus: ("ACCURATE" | "INACCURATE") | null;
            name: string;
            entityName: string;
            title: string | null;
            confidence: number;
            location: string;
            contactMethods: components["schemas"]["ContactMethod"][];
            source: string;
            metadata: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            removedAt: string | null;
        };
        /** @description A contact to add to the plan of a search. */
        ContactCreate: {
            name: string;
            entityName: string;
            title?: string;
            confidence: number;
            location: string;
            contactMethods: components["schemas"]["ContactMethod"][];
            /** @default false */
            executeOutboundImmediately?: boolean;
        };
        /** @description The new contact, and how many attempts were scheduled for it. */
        ContactCreated: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            /** Format: uuid */
            contactId: string;
            outboundQueued: boolean;
            queuedCount: number;
            webhookEmitted: boolean;
        };
        /** @description The contact plan of a search, the most trusted contact first, with those that were removed. */
        ContactList: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            contacts: components["schemas"]["Contact"][];
            /** @description What research found out about the organizations that the employers or schools belong to: `researchedAt`, `source`, and `organizations`, each with the `entityName` it was looked up for, its `name`, and its `location`, `website` and `relationship`, null where they are not known. Missing when nothing is known. */
            parentOrgResearch?: {
                [key: string]: unknown;
            };
        };
        /** @description Whether a contact is the right one. Waiting attempts at an inaccurate contact are cancelled unless cancelFutureAttempts is false; executeOutboundAttempts counts for an accurate contact only. */
        ContactMark: {
            /** Format: uuid */
            contactId: string;
            /** @enum {string} */
            accuracyStatus: "ACCURATE" | "INACCURATE";
            reason: string;
            cancelFutureAttempts?: boolean;
            /** @default false */
            executeOutboundAttempts?: boolean;
        };
        /** @description The audit entry of the mark; the queue fields appear when attempts were asked for. */
        ContactMarked: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            /** Format: uuid */
            contactId: string;
            /** Format: uuid */
            auditId: string;
            webhookEmitted: boolean;
            outboundQueued?: boolean;
            queuedCount?: number;
        };
        /** @description One way to reach a contact, and how certain it is. */
        ContactMethod: {
            /** Format: email */
            email?: string;
            phone?: string;
            fax?: string;
            confidence: number;
            source: string;
        };
        /** @description One way to reach one contact. */
        ContactPlanEntry: {
            name: string;
            entityName: string;
            method: string;
            destination: string;
            source: string;
            confidence: number;
        };
        /** @description Which contact leaves the plan, and why. */
        ContactRemove: {
            /** Format: uuid */
            contactId: string;
            reason: string;
            /** @default true */
            cancelPendingOutbound?: boolean;
        };
        /** @description How many waiting attempts were cancelled with the contact. */
        ContactRemoved: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            /** Format: uuid */
            contactId: string;
            cancelledActivities: number;
            webhookEmitted: boolean;
        };
        /** @description What replaces the present contact. Metadata is replaced as a whole; a title that is left out stays as it is. */
        ContactUpdate: {
            /** Format: uuid */
            contactId: string;
            name: string;
            entityName: string;
            title?: string;
            confidence: number;
            location: string;
            contactMethods: components["schemas"]["ContactMethod"][];
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description How many waiting attempts were cancelled, and how many are now scheduled for a new destination. */
        ContactUpdated: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            /** Format: uuid */
            contactId: string;
            cancelledScheduledAttempts: number;
            scheduledFollowUps: number;
            webhookEmitted: boolean;
        };
        /** @description One attempt to deliver an event to one target. */
        DeliveryAttempt: {
            attemptNumber: number;
            /** Format: date-time */
            attemptedAt: string;
            /** @description Without user name and password, and without the values of its query. */
            url: string;
            responseStatus: number | null;
            /** @description The first KiB of the answer, without the secrets that were sent. */
            responseBody: string | null;
            durationMs: number;
            error: string | null;
        };
        /** @description One qualification to verify. */
        EducationRecord: {
            institutionName: string;
            qualification: string;
            fieldOfStudy: string;
            institutionLocation?: string;
            /** Format: date */
            startDate?: string | null;
            /** Format: date */
            endDate?: string | null;
            /** Format: date */
            graduationDate?: string | null;
            /** Format: email */
            institutionContactEmail?: string;
            institutionContactPhone?: string;
        };
        /** @description One job to verify; without endDate it is the current one. */
        EmploymentRecord: {
            employerName: string;
            position: string;
            employerLocation?: string;
            /** Format: email */
            employerEmail?: string;
            employerPhone?: string;
            employerFax?: string;
            /** Format: date */
            startDate?: string | null;
            /** Format: date */
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
        /** @description The event is on its way again, with its id and its bytes. */
        EventRedelivered: {
            success: boolean;
            /** Format: uuid */
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
            success: boolean;
            dryRun: boolean;
            /** @description Events that the filter found before anything was done, also those beyond this call. */
            matched: number;
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
        /** @description The process is alive; image names the build, as <name>:<version>. */
        Health: {
            success: boolean;
            image: string;
        };
        /** @description The records to verify. */
        History: {
            employment?: components["schemas"]["EmploymentRecord"][];
            education?: components["schemas"]["EducationRecord"][];
        };
        /** @description What the contact answered, claim by claim and question by question. Such answers can complete a search; words alone are put up for review. Claims and questions that the search does not ask are ignored. */
        InboundAnswers: {
            respondent?: {
                name?: string | null;
                title?: string | null;
            } | null;
            /**
             * @description The source has no record of the applicant; claims are then ignored.
             * @default false
             */
            noRecord?: boolean;
            /** @default [] */
            claims?: components["schemas"]["InboundClaimAnswer"][];
            /** @default [] */
            questions?: components["schemas"]["InboundQuestionAnswer"][];
            comment?: string | null;
        };
        /** @description A file that came with the message. Its address is kept and never fetched. */
        InboundAttachment: {
            filename?: string | null;
            contentType?: string | null;
            size?: number | null;
            url?: string | null;
        };
        /** @description What the source says about one claim. */
        InboundClaimAnswer: {
            /**
             * @description Index into the history records that the search covers.
             * @default 0
             */
            record?: number;
            /** @description Name of the field of that record, as `position` or `endDate`. */
            field: string;
            /**
             * @description Without it, `value` is what the source says.
             * @enum {string}
             */
            answer?: "CONFIRMED" | "CORRECTED" | "UNKNOWN";
            /** @description The correct value: text, YYYY-MM-DD or YYYY-MM. As a corrected end date, null means that it has not ended. */
            value?: string | null;
        };
        /** @description What you take the message to be, and how sure you are, 0 to 1. Without it, the service decides from its words. */
        InboundClassification: {
            /** @enum {string} */
            type: "VERIFICATION" | "NO_RECORD" | "THIRD_PARTY" | "WRONG_ORG" | "INFO_REQUESTED" | "INSUFFICIENT" | "RECEIVED" | "AUTHORIZATION_FORM_REQUEST" | "NEXT_CONTACT" | "AUTO_REPLY" | "BOUNCE" | "UNKNOWN" | "OTHER";
            /** @default 1 */
            confidence?: number;
            reasoning?: string | null;
        };
        /** @description The message belongs to this search, which goes on with it. */
        InboundMatched: {
            /** @constant */
            success: true;
            messageId: string;
            /** Format: uuid */
            searchId: string;
            /** Format: date-time */
            processedAt: string;
        };
        /** @description The message itself: who wrote what to whom, and when. */
        InboundMessageData: {
            from?: string | null;
            to?: (string | string[]) | null;
            subject?: string | null;
            body?: {
                text?: string | null;
            } | null;
            /** Format: date-time */
            timestamp?: string | null;
            attachments?: components["schemas"]["InboundAttachment"][] | null;
        };
        /** @description Something that a contact sent, by whatever way it came to you. */
        InboundNotification: {
            /** @description Your id of the message, its Message-ID for one. The same id is accepted once. */
            messageId?: string;
            /** @description The Message-ID of our request, or the thread of an earlier message. */
            threadId?: string;
            /**
             * @default STANDARD
             * @enum {string}
             */
            channel?: "EMAIL" | "EFORM" | "FAX_WEBHOOK" | "VOICE" | "JSON" | "STANDARD";
            messageData?: components["schemas"]["InboundMessageData"] | null;
            classification?: components["schemas"]["InboundClassification"] | null;
            answers?: components["schemas"]["InboundAnswers"] | null;
            /** @description What the message belongs to: the first of these that names something of yours decides. */
            metadata?: ({
                /** Format: uuid */
                searchId?: string | null;
                externalSearchId?: string | null;
                /** Format: uuid */
                contactId?: string | null;
                /** Format: uuid */
                outboundId?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        /** @description The answer to one of the questions of the search. */
        InboundQuestionAnswer: {
            questionId: number;
            /** @description The chosen option value, several of them, or the free text. */
            selectedAnswer?: (string | string[]) | null;
            comment?: string | null;
        };
        /** @description The message belongs to no search. It is kept all the same. */
        InboundUnmatched: {
            /** @constant */
            success: false;
            messageId: string;
            failureReasons: string[];
            metadata: {
                /** @constant */
                errorCode: "SEARCH_NOT_FOUND";
            };
            /** Format: date-time */
            processedAt: string;
        };
        /** @description An order with its applicant and search summaries. */
        Order: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            applicantId: string;
            proposedPosition: string | null;
            proposedSalary: number | null;
            /** @enum {string} */
            orderStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            applicant: components["schemas"]["Applicant"];
            search: components["schemas"]["SearchSummary"][];
        };
        /** @description The cancelled order and how many searches this cancelled. */
        OrderCancelled: {
            /** Format: uuid */
            orderId: string;
            /** @constant */
            status: "CANCELLED";
            /** Format: date-time */
            deletedAt: string;
            affectedSearches: number;
        };
        /** @description An order: one applicant, one hiring context, the searches to run. */
        OrderCreate: {
            applicant: components["schemas"]["ApplicantCreate"];
            businessContext: components["schemas"]["BusinessContext"];
            searchTypes: components["schemas"]["SearchRequest"][];
            history?: components["schemas"]["History"];
            webhookConfig?: components["schemas"]["WebhookConfig"];
            defaultSearchConfig?: components["schemas"]["SearchConfig"];
        };
        /** @description The new order and its searches, in the order of the request. */
        OrderCreated: {
            /** Format: uuid */
            verificationOrderId: string;
            searchIds: string[];
        };
        /** @description The searches that would run, each with the configuration that would apply to it; secrets are left out. */
        OrderDryRun: {
            /** @constant */
            dryRun: true;
            searches: {
                /** @enum {string} */
                searchType: "EMPLOYMENT" | "EDUCATION";
                externalSearchId: string | null;
                searchConfig: components["schemas"]["SearchConfigOutput"];
            }[];
        };
        /** @description Always empty: the history of a search is its activity. */
        OrderEvents: {
            /** Format: uuid */
            orderId: string;
            events: unknown[];
            message: string;
        };
        /** @description Orders, newest first. */
        OrderList: {
            data: components["schemas"]["Order"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description The answer for an order that does not exist. */
        OrderNotFound: {
            error: string;
            orderId: string;
        };
        /** @description One planned or sent attempt to reach one contact. */
        Outbound: {
            /** Format: uuid */
            outboundId: string;
            /** Format: uuid */
            searchId: string;
            /** Format: uuid */
            contactId: string;
            contactName: string;
            contactEntity: string;
            /** @enum {string} */
            channel: "EMAIL" | "VOICE" | "FAX";
            destination: string;
            attemptNumber: number;
            /** @enum {string} */
            status: "SCHEDULED" | "PAUSED" | "IN_PROGRESS" | "SENT" | "DELIVERED" | "FAILED" | "CANCELLED";
            /** Format: date-time */
            scheduledAt: string;
            /** Format: date-time */
            sentAt: string | null;
            /** Format: date-time */
            completedAt: string | null;
            outcome: string | null;
            error: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description The attempt with its new status. */
        OutboundChanged: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            /** Format: uuid */
            outboundId: string;
            /** @enum {string} */
            status: "SCHEDULED" | "PAUSED" | "IN_PROGRESS" | "SENT" | "DELIVERED" | "FAILED" | "CANCELLED";
        };
        /** @description The attempt that is meant. */
        OutboundChoice: {
            /** Format: uuid */
            outboundId: string;
        };
        /** @description The attempts of a search that can still be acted on, or all. */
        OutboundList: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            outbounds: components["schemas"]["Outbound"][];
        };
        /** @description How many attempts will now never go out. */
        OutboundsCancelled: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            cancelledCount: number;
        };
        /** @description How many attempts now wait until they are resumed. */
        OutboundsPaused: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            pausedCount: number;
        };
        /** @description How many attempts are scheduled again, and how many were cancelled because their time is over. */
        OutboundsResumed: {
            success: boolean;
            /** Format: uuid */
            searchId: string;
            externalSearchId: string | null;
            resumedCount: number;
            cancelledCount: number;
        };
        /** @description Where a page stands in its list; nextCursor leads to the page after it. */
        Pagination: {
            page: number;
            limit: number;
            total: number;
            totalPages: number;
            hasNext: boolean;
            hasPrev: boolean;
            nextCursor: string | null;
        };
        /** @description Every error: validation errors carry one message per wrong field, each starting with its path. */
        Problem: {
            statusCode: number;
            message: string | string[];
            error: string;
        };
        /** @description Which events to deliver again; failed ones unless you say otherwise. */
        RedeliveryRequest: {
            /** Format: uuid */
            searchId?: string;
            /** Format: uuid */
            orderId?: string;
            /** @enum {string} */
            event?: "verification.completed" | "verification.action_required" | "verification.notification";
            externalSearchId?: string;
            /**
             * @default FAILED
             * @enum {string}
             */
            deliveryStatus?: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
            /** @description Occurred at this instant or later; a date means its beginning in UTC. */
            from: string;
            /** @description Occurred at this instant or earlier; a date means its end in UTC. */
            to?: string;
            /**
             * @description Only count the events.
             * @default false
             */
            dryRun?: boolean;
            /** @description The nextCursor of an earlier answer, to go on where that call ended. */
            cursor?: string;
        };
        /** @description How a completed search ended. */
        Resolution: {
            /** @enum {string} */
            outcome: "VERIFIED" | "VERIFIED_DISCREPANCY" | "VERIFIED_NO_DISCREPANCY" | "ACTION_REQUIRED";
            /** @enum {string} */
            reasonCode?: "THIRD_PARTY_RECORD" | "UPSTREAM_ISSUE" | "SYSTEM_FAILURE" | "SLA_REACHED" | "HUMAN_ESCALATION" | "PRIMARY_EDUCATION" | "OTHER";
            resultDetails?: string | {
                [key: string]: unknown;
            };
            submittedAt?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description A search with its phase and results. */
        Search: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orderId: string;
            /** Format: uuid */
            applicantId: string;
            externalSearchId: string | null;
            /** @enum {string} */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /** @enum {string} */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            phase: "RESEARCH" | "OUTREACH" | "AWAITING_RESPONSE" | "REVIEW" | "CLOSED";
            waitingFor: string | null;
            /** Format: date-time */
            nextActionAt: string | null;
            /** @description Null once the search has ended, and as long as there is too little history. */
            estimatedCompletion: components["schemas"]["EstimatedCompletion"] | null;
            verificationResult: components["schemas"]["VerificationResult"][];
        };
        /** @description Policy of one search; every default is filled in. */
        SearchConfig: {
            /** @default [] */
            thirdPartyBan?: string[];
            /** @default {} */
            channels?: {
                /** @default true */
                email?: boolean;
                /** @default true */
                voice?: boolean;
                /** @default true */
                fax?: boolean;
                /** @enum {string} */
                preferredChannel?: "EMAIL" | "VOICE" | "FAX";
                allowedDestinations?: string[];
                blockedDestinations?: string[];
            };
            /** @default {} */
            timing?: {
                /** @default 10080 */
                searchSlaMinutes?: number;
                /** @default 7200 */
                outboundWindowMinutes?: number;
                /** @default {} */
                businessHours?: {
                    timezone?: string;
                    /** @default 09:00 */
                    startTime?: string;
                    /** @default 17:00 */
                    endTime?: string;
                    /**
                     * @default [
                     *       1,
                     *       2,
                     *       3,
                     *       4,
                     *       5
                     *     ]
                     */
                    allowedDays?: number[];
                };
            };
            /** @default {} */
            outbound?: {
                /** @default 3 */
                maxAttemptsPerMethod?: number;
                /** @default 9 */
                maxTotalAttempts?: number;
                /** @default 1440 */
                followUpMinutes?: number;
                /** @default true */
                cancelOutboundOnTerminalInbound?: boolean;
                /** @default false */
                deferToThirdParty?: boolean;
                /** @default [] */
                contactHints?: {
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    fax?: string;
                    thirdPartyVendor?: string;
                    /**
                     * @default MEDIUM
                     * @enum {string}
                     */
                    priority?: "HIGH" | "MEDIUM" | "LOW";
                }[];
            };
            /** @default {} */
            research?: {
                /** @default false */
                skipResearch?: boolean;
            };
            /** @default {} */
            inbound?: {
                /** @default true */
                autoCompleteVerified?: boolean;
                /** @default false */
                requireManualReview?: boolean;
                /** @default 0.8 */
                minConfidence?: number;
            } & {
                [key: string]: unknown;
            };
            /** @default {} */
            escalation?: {
                /** @default false */
                autoEscalate?: boolean;
                webhookUrl?: string;
                /** @default false */
                disableThirdPartyEvent?: boolean;
            } & {
                [key: string]: unknown;
            };
            /** @default {} */
            notifications?: {
                /** @default [] */
                suppressTypes?: string[];
                /** @default false */
                includeRawInbound?: boolean;
                webhookOverride?: components["schemas"]["WebhookConfig"];
            } & {
                [key: string]: unknown;
            };
            qaDestinations?: {
                /** Format: email */
                email?: string;
                phone?: string;
                fax?: string;
            };
        };
        /** @description Policy of one search; every default is filled in. */
        SearchConfigOutput: {
            /** @default [] */
            thirdPartyBan: string[];
            channels: {
                /** @default true */
                email: boolean;
                /** @default true */
                voice: boolean;
                /** @default true */
                fax: boolean;
                /** @enum {string} */
                preferredChannel?: "EMAIL" | "VOICE" | "FAX";
                allowedDestinations?: string[];
                blockedDestinations?: string[];
            };
            timing: {
                /** @default 10080 */
                searchSlaMinutes: number;
                /** @default 7200 */
                outboundWindowMinutes: number;
                businessHours: {
                    timezone?: string;
                    /** @default 09:00 */
                    startTime: string;
                    /** @default 17:00 */
                    endTime: string;
                    /**
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
            outbound: {
                /** @default 3 */
                maxAttemptsPerMethod: number;
                /** @default 9 */
                maxTotalAttempts: number;
                /** @default 1440 */
                followUpMinutes: number;
                /** @default true */
                cancelOutboundOnTerminalInbound: boolean;
                /** @default false */
                deferToThirdParty: boolean;
                /** @default [] */
                contactHints: {
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    fax?: string;
                    thirdPartyVendor?: string;
                    /**
                     * @default MEDIUM
                     * @enum {string}
                     */
                    priority: "HIGH" | "MEDIUM" | "LOW";
                }[];
            };
            research: {
                /** @default false */
                skipResearch: boolean;
            };
            inbound: {
                /** @default true */
                autoCompleteVerified: boolean;
                /** @default false */
                requireManualReview: boolean;
                /** @default 0.8 */
                minConfidence: number;
            } & {
                [key: string]: unknown;
            };
            escalation: {
                /** @default false */
                autoEscalate: boolean;
                webhookUrl?: string;
                /** @default false */
                disableThirdPartyEvent: boolean;
            } & {
                [key: string]: unknown;
            };
            notifications: {
                /** @default [] */
                suppressTypes: string[];
                /** @default false */
                includeRawInbound: boolean;
                webhookOverride?: components["schemas"]["WebhookConfigOutput"];
            } & {
                [key: string]: unknown;
            };
            qaDestinations?: {
                /** Format: email */
                email?: string;
                phone?: string;
                fax?: string;
            };
        };
        /** @description The searches of an order. */
        SearchList: {
            searches: components["schemas"]["Search"][];
        };
        /** @description One search to run for the applicant. */
        SearchRequest: {
            /** @enum {string} */
            searchType: "EMPLOYMENT" | "EDUCATION";
            externalSearchId?: string;
            questionnaireUrl?: string;
            questionnaireAccessCode?: string;
            verificationQuestions?: components["schemas"]["VerificationQuestion"][];
            searchConfig?: components["schemas"]["SearchConfig"];
        };
        /** @description A search without results, metadata or activity. */
        SearchSummary: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orderId: string;
            /** Format: uuid */
            applicantId: string;
            externalSearchId: string | null;
            /** @enum {string} */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /** @enum {string} */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description The new status of a search, with its resolution when it is completed. */
        SearchUpdate: {
            /** @enum {string} */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            resolution?: components["schemas"]["Resolution"];
            reason?: string;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description What the update did. */
        SearchUpdated: {
            success: boolean;
            /** Format: uuid */
            orderId: string;
            /** Format: uuid */
            searchId: string;
            externalSearchId?: string;
            /** @enum {string} */
            previousStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /** @enum {string} */
            currentStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /** @enum {string} */
            orderStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
            orderRollupApplied: boolean;
            webhooksEmitted: ("verification.completed" | "verification.action_required" | "verification.notification")[];
        };
        /** @description A search with its outreach history, oldest first. */
        SearchWithActivity: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orderId: string;
            /** Format: uuid */
            applicantId: string;
            externalSearchId: string | null;
            /** @enum {string} */
            searchType: "EMPLOYMENT" | "EDUCATION";
            /** @enum {string} */
            searchStatus: "IN_PROGRESS" | "COMPLETED" | "CANCELLED" | "REASSIGNED";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            phase: "RESEARCH" | "OUTREACH" | "AWAITING_RESPONSE" | "REVIEW" | "CLOSED";
            waitingFor: string | null;
            /** Format: date-time */
            nextActionAt: string | null;
            /** @description Null once the search has ended, and as long as there is too little history. */
            estimatedCompletion: components["schemas"]["EstimatedCompletion"] | null;
            verificationResult: components["schemas"]["VerificationResult"][];
            activity: components["schemas"]["Activity"][];
        };
        /** @description Whether there are searches with this external id, and the newest 100 of them. */
        SearchesFound: {
            exists: boolean;
            externalSearchId: string;
            searches: components["schemas"]["Search"][];
        };
        /** @description Where to PUT a release, and the address it will have. */
        UploadUrl: {
            /** Format: uri */
            signedUrl: string;
            fileUri: string;
        };
        /** @description A search ended and needs somebody to act. */
        VerificationActionRequired: {
            /** @constant */
            event: "verification.action_required";
            /** Format: date-time */
            occurredAt: string;
            sequence: number;
            data: {
                /** Format: uuid */
                searchId: string;
                externalSearchId: string | null;
                /** @enum {string} */
                searchType: "EMPLOYMENT" | "EDUCATION";
                /** Format: uuid */
                orderId: string;
                /** Format: uuid */
                verificationId: string;
                channel: string | null;
                /** @enum {string} */
                reasonCode: "THIRD_PARTY_RECORD" | "UPSTREAM_ISSUE" | "SYSTEM_FAILURE" | "SLA_REACHED" | "HUMAN_ESCALATION" | "PRIMARY_EDUCATION" | "OTHER";
                /** @constant */
                status: "Action Required";
                contact: components["schemas"]["ContactPlanEntry"] | null;
                metadata: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description A search ended with a verified outcome. */
        VerificationCompleted: {
            /** @constant */
            event: "verification.completed";
            /** Format: date-time */
            occurredAt: string;
            sequence: number;
            data: {
                /** Format: uuid */
                searchId: string;
                externalSearchId: string | null;
                /** @enum {string} */
                searchType: "EMPLOYMENT" | "EDUCATION";
                /** Format: uuid */
                orderId: string;
                /** Format: uuid */
                verificationId: string;
                channel: string | null;
                verificationResult: {
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    outcome: "VERIFIED" | "VERIFIED_DISCREPANCY" | "VERIFIED_NO_DISCREPANCY";
                    discrepancy: boolean;
                    /** @description What you gave; of an answer, JSON text with its `respondent`, `questions` and `comment`, the `missingFields` that stayed unverified (each with `record` and `field`), and the `earlierAnswers` that it was added to. */
                    resultDetails: string | null;
                    submittedAt: string;
                    /** @enum {string} */
                    source: "API" | "VERIFIER" | "REVIEW";
                    claims: components["schemas"]["Claim"][];
                } & {
                    [key: string]: unknown;
                };
                metadata: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Progress of a search. */
        VerificationNotification: {
            /** @constant */
            event: "verification.notification";
            /** Format: date-time */
            occurredAt: string;
            sequence: number;
            data: {
                /** Format: uuid */
                searchId: string;
                externalSearchId: string | null;
                /** @enum {string} */
                searchType: "EMPLOYMENT" | "EDUCATION";
                /** Format: uuid */
                orderId: string;
                /** @enum {string} */
                notificationType: "SEARCH_UPDATED" | "CONTACT_PLAN" | "CONTACT_PLAN_ADDED" | "CONTACT_PLAN_UPDATED" | "CONTACT_PLAN_REMOVED" | "CONTACT_PLAN_MARKED_ACCURATE" | "CONTACT_PLAN_MARKED_INACCURATE" | "OUTBOUND_ATTEMPT" | "INBOUND_MESSAGE" | "THIRD_PARTY_RECORD" | "ADDITIONAL_RESEARCH_NOTE" | "AGENT_INTERVENTION" | "WEBHOOK_TEST";
                contactPlan?: components["schemas"]["ContactPlanEntry"][];
                /** @description What there is to say, by type. Of INBOUND_MESSAGE: `inboundId`, `channel`, `classification`, the `reason` for the review, the `documents` that came along (`id`, `fileName`, `size`), the `missingFields` that nothing is verified about yet (`record`, `field`), the `referral` where somebody else was named, and with includeRawInbound the message itself as `rawInbound`. */
                metadata: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description A question of the client to the person who verifies. */
        VerificationQuestion: {
            questionId: number;
            /** @enum {string} */
            type: "single_select" | "multi_select" | "free_text";
            prompt: string;
            /** @default false */
            required?: boolean;
            /** @default [] */
            options?: {
                value: string;
                label: string;
            }[];
            /** @default false */
            allowComment?: boolean;
            minSelections?: number;
            maxSelections?: number;
            condition?: {
                dependsOn: number;
                /** @enum {string} */
                operator: "equals" | "not_equals";
                values: string[];
            } | null;
            selectedAnswer?: unknown;
            comment?: string | null;
        };
        /** @description The outcome of a search. */
        VerificationResult: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            outcome: "VERIFIED" | "VERIFIED_DISCREPANCY" | "VERIFIED_NO_DISCREPANCY";
            discrepancy: boolean;
            /** @description What you gave; of an answer, JSON text with its `respondent`, `questions` and `comment`, the `missingFields` that stayed unverified (each with `record` and `field`), and the `earlierAnswers` that it was added to. */
            resultDetails: string | null;
            submittedAt: string;
            /** @enum {string} */
            source: "API" | "VERIFIER" | "REVIEW";
            claims: components["schemas"]["Claim"][];
        };
        /** @description Where and how the events of an order are delivered. */
        WebhookConfig: {
            /** @default true */
            enabled?: boolean;
            secret?: string;
            /** @default 3 */
            retryAttempts?: number;
            closeoutEndpoints?: {
                EMPLOYMENT?: components["schemas"]["WebhookTargets"];
                EDUCATION?: components["schemas"]["WebhookTargets"];
            };
            fallbackEndpoint?: components["schemas"]["WebhookTargets"];
        };
        /** @description Where and how the events of an order are delivered. */
        WebhookConfigOutput: {
            /** @default true */
            enabled: boolean;
            secret?: string;
            /** @default 3 */
            retryAttempts: number;
            closeoutEndpoints?: {
                EMPLOYMENT?: components["schemas"]["WebhookTargets"];
                EDUCATION?: components["schemas"]["WebhookTargets"];
            };
            fallbackEndpoint?: components["schemas"]["WebhookTargets"];
        };
        /** @description Where events go; without filters it takes every event of every type. */
        WebhookTarget: {
            url: string;
            headers?: {
                [key: string]: string;
            };
            basicAuth?: {
                username: string;
                password: string;
            };
            events?: ("verification.completed" | "verification.action_required" | "verification.notification")[];
            searchTypes?: ("EMPLOYMENT" | "EDUCATION")[];
            secret?: string;
        };
        /** @description A URL, one target, or several. */
        WebhookTargets: string | components["schemas"]["WebhookTarget"] | (string | components["schemas"]["WebhookTarget"])[];
        /** @description A test event to send. */
        WebhookTest: {
            /** @description Where to send the test event; without it, to your organization's own targets. */
            target?: string | components["schemas"]["WebhookTarget"];
            /**
             * @default EMPLOYMENT
             * @enum {string}
             */
            searchType?: "EMPLOYMENT" | "EDUCATION";
        };
        /** @description What came of the test event, target by target. */
        WebhookTested: {
            /** @description True when every target took the event. */
            success: boolean;
            /** Format: uuid */
            eventId: string;
            deliveries: {
                /** Format: uuid */
                deliveryId: string;
                endpointSource: ("type-specific" | "fallback" | "escalation") | null;
                /**
                 * @description PENDING when there is no outcome yet.
                 * @enum {string}
                 */
                deliveryStatus: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
                attempts: components["schemas"]["DeliveryAttempt"][];
            }[];
        };
    };
    responses: {
        /** @description The request is not valid. Each wrong field has its own message, which starts with its path. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "message": [
                 *         "applicant.email must be a valid e-mail address",
                 *         "searchTypes.0.searchType must be EMPLOYMENT or EDUCATION"
                 *       ],
                 *       "error": "Bad Request"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or not valid, or its tenant is missing, unknown or inactive. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 401,
                 *       "message": "Unauthorized",
                 *       "error": "Unauthorized"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is valid, but its organization may not do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "message": "The organization is suspended",
                 *       "error": "Forbidden"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing with this id in the organization. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 404,
                 *       "message": "Search not found",
                 *       "error": "Not Found"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow this, or a request with the same `Idempotency-Key` is still running. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "message": "The search is COMPLETED and cannot become CANCELLED",
                 *       "error": "Conflict"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this endpoint takes. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 413,
                 *       "message": "The body is too large",
                 *       "error": "Payload Too Large"
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not sent as `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 415,
                 *       "message": "The content type must be application/json",
                 *       "error": "Unsupported Media Type"
                 *     }
                 */
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
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "message": "This Idempotency-Key was used for another request",
                 *       "error": "Unprocessable Entity"
                 *     }
                 */
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
                /**
                 * @example {
                 *       "statusCode": 429,
                 *       "message": "Too many requests",
                 *       "error": "Too Many Requests"
                 *     }
                 */
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
                /**
                 * @example {
                 *       "statusCode": 500,
                 *       "message": "Internal server error",
                 *       "error": "Internal Server Error"
                 *     }
                 */
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
                /**
                 * @example {
                 *       "statusCode": 503,
                 *       "message": "The service is temporarily unavailable",
                 *       "error": "Service Unavailable"
                 *     }
                 */
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
         * @description Your own id of the search, when it has one.
         * @example NW-20417-EMP
         */
        XExternalSearchId: string;
        /**
         * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook.
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
         * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits.
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
         * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them.
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
                page?: number;
                limit?: number;
                orderStatus?: "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
                /** @description Orders with a search of this external id. Their total is counted up to 10,000. */
                externalSearchId?: string;
                /** @description Created at this instant or later; a date means its beginning in UTC. */
                createdFrom?: string;
                /** @description Created at this instant or earlier; a date means its end in UTC. */
                createdTo?: string;
                /** @description The nextCursor of an earlier page, to read on where it ended; page then means nothing. */
                cursor?: string;
            };
            header?: never;
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
            400: components["responses"]["BadRequest"];
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
                /** @description With `true` the order is only checked: the answer is 200, and nothing is created. */
                dryRun?: "true" | "false";
            };
            header?: {
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
            400: components["responses"]["BadRequest"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancelled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                id: string;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                id: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchUpdated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                orderId: string;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                orderId: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactUpdated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
                orderId: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRemoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMarked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
                include?: "all";
            };
            header?: never;
            path: {
                orderId: string;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelAllOutbounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundsCancelled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundsPaused"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundsResumed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSearchesByExternalId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            400: components["responses"]["BadRequest"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBatches: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
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
            /** @description The new orders, in the order of the request. Nothing is kept under batchId. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            400: components["responses"]["BadRequest"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchNotDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitInboundNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundMatched"] | components["schemas"]["InboundUnmatched"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
                page?: number;
                limit?: number;
                searchId?: string;
                orderId?: string;
                event?: "verification.completed" | "verification.action_required" | "verification.notification";
                externalSearchId?: string;
                deliveryStatus?: "PENDING" | "DELIVERED" | "FAILED" | "NO_TARGET";
                /** @description Occurred at this instant or later; a date means its beginning in UTC. */
                from?: string;
                /** @description Occurred at this instant or earlier; a date means its end in UTC. */
                to?: string;
                /** @description The nextCursor of an earlier page, to read on where it ended; page then means nothing. */
                cursor?: string;
            };
            header?: never;
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
            400: components["responses"]["BadRequest"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
                "idempotency-key"?: string;
            };
            path: {
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRedelivered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsRedelivered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
                /** @description Makes it safe to repeat the request: for 24 hours, the same key with the same request gets the first answer again and changes nothing. */
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
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
                 * @description Your own id of the search, when it has one.
                 * @example NW-20417-EMP
                 */
                "X-External-Search-Id"?: components["parameters"]["XExternalSearchId"];
                /**
                 * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook.
                 * @example type-specific
                 */
                "X-Endpoint-Source": components["parameters"]["XEndpointSource"];
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits.
                 * @example sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364
                 */
                "X-Webhook-Signature": components["parameters"]["XWebhookSignature"];
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
                 * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them.
                 * @example v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                 * @description Your own id of the search, when it has one.
                 * @example NW-20417-EMP
                 */
                "X-External-Search-Id"?: components["parameters"]["XExternalSearchId"];
                /**
                 * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook.
                 * @example type-specific
                 */
                "X-Endpoint-Source": components["parameters"]["XEndpointSource"];
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits.
                 * @example sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364
                 */
                "X-Webhook-Signature": components["parameters"]["XWebhookSignature"];
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
                 * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them.
                 * @example v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
                 * @description Your own id of the search, when it has one.
                 * @example NW-20417-EMP
                 */
                "X-External-Search-Id"?: components["parameters"]["XExternalSearchId"];
                /**
                 * @description Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook.
                 * @example type-specific
                 */
                "X-Endpoint-Source": components["parameters"]["XEndpointSource"];
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
                 * @description `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits.
                 * @example sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364
                 */
                "X-Webhook-Signature": components["parameters"]["XWebhookSignature"];
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
                 * @description Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. While a secret is being changed there are two, with a space between them.
                 * @example v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
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
