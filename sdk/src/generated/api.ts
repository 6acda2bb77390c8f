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
         * @description The orders of the organization, newest first, a page at a time.
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
            comment: string | null;
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
            verificationResult: components["schemas"]["VerificationResult"][];
            activity: components["schemas"]["Activity"][];
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
                notificationType: "SEARCH_UPDATED" | "CONTACT_PLAN" | "CONTACT_PLAN_ADDED" | "CONTACT_PLAN_UPDATED" | "CONTACT_PLAN_REMOVED" | "CONTACT_PLAN_MARKED_ACCURATE" | "CONTACT_PLAN_MARKED_INACCURATE" | "OUTBOUND_ATTEMPT" | "INBOUND_MESSAGE" | "THIRD_PARTY_RECORD" | "ADDITIONAL_RESEARCH_NOTE" | "AGENT_INTERVENTION";
                contactPlan?: components["schemas"]["ContactPlanEntry"][];
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
        /** @description The present state does not allow this. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The organization is over its request rate. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
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
         * @description Which configured target this is: `type-specific` or `fallback`.
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The new order and its searches, in the order of the request. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                 * @description Which configured target this is: `type-specific` or `fallback`.
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
                 * @description Which configured target this is: `type-specific` or `fallback`.
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
                 * @description Which configured target this is: `type-specific` or `fallback`.
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
